import type { CustomFieldOwner } from 'contracts/recruiting/custom-field/custom-field.choices';
import type { CustomFieldView } from 'contracts/recruiting/custom-field/custom-field.entity';
import { checkCustomValues, stillOffering } from 'contracts/recruiting/custom-field/custom-values';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { choicesFor } from '#admin-ui/shared/form/choices-for';
import { DateField } from '#admin-ui/shared/form/DateField.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { NumberField } from '#admin-ui/shared/form/NumberField.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { type FieldProps, useField } from '#admin-ui/shared/form/useField';
import { MultiChoice } from '#admin-ui/shared/MultiChoice.tsx';
import { useCustomFields } from './useCustomFields.ts';

const sourceOf = ({ id }: CustomFieldView) => `custom.${id}`;

/** What the server says of a value, before it is asked: what the record holds already passes. */
const faultOf = (field: CustomFieldView, held: unknown) => (value: unknown) => {
  if (JSON.stringify(value ?? null) === JSON.stringify(held ?? null)) return undefined;
  const offered = stillOffering([field], { [field.id]: held });
  const { errors } = checkCustomValues({ [field.id]: value ?? null }, offered, field.appliesTo);
  const [code] = errors[sourceOf(field)] ?? [];
  return code && `problem.${code}`;
};

const Choices = ({
  field,
  choices,
  ...props
}: FieldProps & { field: CustomFieldView; choices: CustomFieldView['options'] }) => {
  const { id, field: form, fault, label, hint } = useField({ ...props, defaultValue: [] });
  const [search, setSearch] = useState('');
  const chosen = (form.value ?? []) as string[];
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault}>
      <MultiChoice
        placeholder={field.name}
        choices={choicesFor(choices, search)}
        chosen={field.options.filter((option) => chosen.includes(option.id))}
        onChange={form.onChange}
        onSearch={setSearch}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};

const yesAndNo = ['true', 'false'] as const;

const YesNo = (props: FieldProps) => {
  const t = useTranslate();
  const choices = yesAndNo.map((id) => ({ id, name: t(id === 'true' ? 'common.yes' : 'common.no') }));
  return (
    <SelectField
      {...props}
      choices={choices}
      parse={(chosen: unknown) => (chosen === 'true' || chosen === 'false' ? chosen === 'true' : null)}
      format={(value: unknown) => (value === true || value === false ? String(value) : '')}
    />
  );
};

const CustomInput = ({ field }: { field: CustomFieldView }) => {
  const { id, name, hint, kind, options } = field;
  const held: unknown = useRecordContext<{ id: string; custom?: Record<string, unknown> }>()?.custom?.[id];
  const props = { source: sourceOf(field), label: name, hint, validate: faultOf(field, held) };
  const choices = options.filter((option) => !option.isRetired || [held].flat().includes(option.id));
  switch (kind) {
    case 'choice':
      return <SelectField {...props} choices={choices} />;
    case 'choices':
      return <Choices {...props} field={field} choices={choices} />;
    case 'yes-no':
      return <YesNo {...props} />;
    case 'date':
      return <DateField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'link':
      return <TextField {...props} type="url" />;
    case 'text':
      return <TextField {...props} />;
  }
};

/** Inputs for the company's own fields; nothing where there are none. */
export const CustomInputs = ({ owner }: { owner: CustomFieldOwner }) => {
  const fields = useCustomFields(owner);
  if (fields.length === 0) return null;
  return (
    <FormSection title="custom">
      <Columns>
        {fields.map((field) => (
          <CustomInput key={field.id} field={field} />
        ))}
      </Columns>
    </FormSection>
  );
};
