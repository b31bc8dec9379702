import type { Choice } from '#admin-ui/shared/Combobox.tsx';
import { MultiChoice } from '#admin-ui/shared/MultiChoice.tsx';
import type { Row } from '#admin-ui/shared/resource/description';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { useSearch } from '#admin-ui/shared/resource/useSearch';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.ts';

type Props<R extends Row> = Pick<FieldProps, 'source' | 'label' | 'hint'> & {
  reference: string;
  placeholder: string;
  isRequired?: boolean;
  filter?: Record<string, unknown>;
  /** Of the records found those that can be chosen; all by default. */
  isOffered?: (record: R) => boolean;
  /** How a record is offered. */
  asChoice: (record: R) => Choice;
};

/** Several records of another resource, found by typing. */
export const ReferencesField = <R extends Row>(props: Props<R>) => {
  const { reference, placeholder, filter, asChoice, isOffered = () => true, ...rest } = props;
  const { id, field, fault, label, hint, isRequired } = useField({ ...rest, defaultValue: [] });
  const { records, setSearch } = useSearch<R>(reference, filter);
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={props.isRequired ?? isRequired}>
      <MultiChoice
        placeholder={placeholder}
        choices={records.filter(isOffered).map(asChoice)}
        chosen={useNamed(reference, (field.value ?? []) as string[])}
        onChange={field.onChange}
        onSearch={setSearch}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};
