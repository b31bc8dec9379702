import {
  type ActionEvent,
  type ActionField,
  actionEventCatalogue,
  type FilterOperator,
  operatorsOf,
  withoutValue,
} from 'contracts/automation/event-action/event-action.choices';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { ValuesField } from './ValuesField.tsx';

const WORDS = 'resources.event-actions.items.filters';

const ofActionEvent = (event: ActionEvent): readonly ActionField[] => actionEventCatalogue[event].fields;

type Props<Event> = {
  /** What may be asked of an event; by default of one that event actions follow. */
  fieldsOf?: (event: Event) => readonly ActionField[];
};

/** One condition; what is asked for follows from the event and from the field. */
export const FilterFields = <Event extends string = ActionEvent>({ fieldsOf }: Props<Event>) => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const values = useWrappedSource('values');
  const operatorPath = useWrappedSource('operator');
  const event: string | null = useWatch({ name: 'event' });
  const fields = (fieldsOf ?? ofActionEvent) as (event: string) => readonly ActionField[];
  const field: ActionField | null = useWatch({ name: useWrappedSource('field') });
  const operator: FilterOperator | null = useWatch({ name: operatorPath });
  const choices = (word: 'field' | 'operator', ids: readonly string[]) =>
    ids.map((id) => ({ id, name: t(`${WORDS}.${word}.${id}`) }));
  const forgetValues = (chosen: ActionField | null) => {
    setValue(values, []);
    setValue(operatorPath, chosen ? operatorsOf(chosen)[0] : 'is');
  };
  return (
    <>
      <Columns>
        <SelectField source="field" choices={choices('field', event ? fields(event) : [])} onChange={forgetValues} />
        {field && (
          <SelectField
            source="operator"
            choices={choices('operator', operatorsOf(field))}
            onChange={() => setValue(values, [])}
          />
        )}
      </Columns>
      {field && operator && !withoutValue.includes(operator) && <ValuesField field={field} />}
    </>
  );
};
