import './profile.words.ts';
import styled from '@emotion/styled';
import { useId, useMemo } from 'react';
import { CheckInput } from 'ui-kit/form/CheckInput.tsx';
import { Box, control, describedBy, Fault, Field, Label } from 'ui-kit/form/field';
import { SelectInput } from 'ui-kit/form/SelectInput.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { DaysInput } from './DaysInput.tsx';
import { currencyChoices } from './money.ts';
import type { FieldSpec } from './sections.ts';

const Area = styled.textarea({ ...control, minHeight: 120, resize: 'vertical', lineHeight: 1.5 });

type Props = {
  spec: FieldSpec;
  label: string;
  /** Of its choices: `{words}.{choice}`. */
  words: string;
  value: unknown;
  faults: string[];
  onChange: (value: unknown) => void;
};

const LongText = ({ spec: { name, max }, label, value, faults, onChange }: Props) => {
  const id = useId();
  const isWrong = faults.length > 0;
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Box data-wrong={isWrong || undefined}>
        <Area
          id={id}
          name={name}
          value={String(value ?? '')}
          maxLength={max}
          aria-invalid={isWrong}
          aria-describedby={describedBy(id, { hint: false, isWrong })}
          onChange={({ target }) => onChange(target.value)}
        />
      </Box>
      {isWrong && <Fault id={`${id}-fault`}>{faults.join(', ')}</Fault>}
    </Field>
  );
};

const ChoiceInput = ({ spec: { name, choices = [] }, label, words, value, faults, onChange }: Props) => {
  const { t, locale } = useTranslation();
  const all = useMemo(
    () => [
      { id: '', name: t('profile.noCountry') },
      ...(name === 'salaryCurrency'
        ? currencyChoices(locale)
        : choices.map((id) => ({ id, name: t(`${words}.${id}`) }))),
    ],
    [name, choices, words, locale, t],
  );
  return (
    <SelectInput
      name={name}
      label={label}
      choices={all}
      value={String(value ?? '')}
      faults={faults}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
};

/** One field of a section, as its kind is asked for. */
export const FieldInput = (props: Props) => {
  const { t } = useTranslation();
  const { spec, label, value, faults, onChange } = props;
  const { name, kind, max, required } = spec;
  switch (kind) {
    case 'text':
      return <LongText {...props} />;
    case 'choice':
      return <ChoiceInput {...props} />;
    case 'days':
      return <DaysInput label={label} value={value as number[]} onChange={onChange} />;
    case 'check':
      return (
        <CheckInput
          name={name}
          label={label}
          checked={value === true}
          faults={faults}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    default:
      return (
        <TextInput
          name={name}
          label={label}
          required={required}
          value={String(value ?? '')}
          faults={faults}
          {...(kind === 'count' || kind === 'money'
            ? { inputMode: 'decimal' as const }
            : { maxLength: kind === 'tags' ? undefined : max })}
          {...(kind === 'tags' && { hint: t('profile.about.tagsHint') })}
          {...(kind === 'date' && { placeholder: t('profile.about.datePlaceholder') })}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
};
