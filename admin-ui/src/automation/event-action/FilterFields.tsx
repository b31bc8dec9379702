import {
  type ActionEvent,
  type ActionField,
  actionEventCatalogue,
  customOwnerOf,
  type FilterOperator,
  kindOfCustom,
  kindOfField,
  operatorsOfKind,
  withoutValue,
} from 'contracts/automation/event-action/event-action.choices';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCustomFields } from '#admin-ui/recruiting/custom-field/useCustomFields';
import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { required } from '#admin-ui/shared/form/validators';
import { operatorKey } from './useRuleWords.ts';
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
  const [values, operatorPath, ownPath] = [
    useWrappedSource('values'),
    useWrappedSource('operator'),
    useWrappedSource('customFieldId'),
  ];
  const event: string | null = useWatch({ name: 'event' });
  const fields = (fieldsOf ?? ofActionEvent) as (event: string) => readonly ActionField[];
  const field: ActionField | null = useWatch({ name: useWrappedSource('field') });
  const operator: FilterOperator | null = useWatch({ name: operatorPath });
  const ownId: string | null = useWatch({ name: ownPath }) ?? null;
  const all = { candidate: useCustomFields('candidate'), job: useCustomFields('job') };
  const ownOf = (one: ActionField) => {
    const owner = customOwnerOf[one];
    return owner ? all[owner] : null;
  };
  const own = field && ownOf(field);
  const definition = own?.find(({ id }) => id === ownId);
  const kindOf = (one: ActionField, custom = definition) =>
    customOwnerOf[one] ? custom && kindOfCustom[custom.kind] : kindOfField[one];
  const kind = field && kindOf(field);
  const offered = event ? fields(event).filter((one) => one === field || ownOf(one)?.length !== 0) : [];
  const offeredFields = offered.map((id) => ({ id, name: t(`${WORDS}.field.${id}`) }));
  const forgetValues = (chosen: ReturnType<typeof kindOf> | null) => {
    setValue(values, []);
    setValue(operatorPath, chosen ? operatorsOfKind(chosen)[0] : 'is');
  };
  const choose = (chosen: ActionField | null) => {
    setValue(ownPath, null);
    forgetValues(chosen && kindOf(chosen, undefined));
  };
  const operators = kind && (
    <SelectField
      source="operator"
      choices={operatorsOfKind(kind).map((id) => ({ id, name: t(operatorKey(kind, id)) }))}
      onChange={() => setValue(values, [])}
    />
  );
  return (
    <>
      <Columns>
        <SelectField source="field" choices={offeredFields} onChange={choose} />
        {field && own && (
          <SelectField
            source="customFieldId"
            validate={required()}
            choices={own}
            onChange={(chosen) =>
              forgetValues(
                kindOf(
                  field,
                  own.find(({ id }) => id === chosen),
                ),
              )
            }
          />
        )}
        {!own && operators}
      </Columns>
      {own && operators && <Columns>{operators}</Columns>}
      {kind && operator && !withoutValue.includes(operator) && (
        <ValuesField key={`${field} ${ownId}`} kind={kind} options={definition?.options} />
      )}
    </>
  );
};
