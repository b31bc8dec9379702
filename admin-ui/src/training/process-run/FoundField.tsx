import { useState } from 'react';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';

export type Named = { id: string; name: string };

type Props = {
  source: string;
  placeholder: string;
  /** What is offered for what was typed. */
  choices: readonly Named[];
  /** What may be chosen already, and is none of these. */
  known: readonly Named[];
  onSearch: (typed: string) => void;
};

/** One of what is found by typing; what was chosen keeps its name, whatever is looked for next. */
export const FoundField = ({ source, placeholder, choices, known, onSearch }: Props) => {
  const { id, field, fault, label, hint, isRequired } = useField({ source, defaultValue: null });
  const [picked, setPicked] = useState<Named | null>(null);
  const named = [...(picked ? [picked] : []), ...known, ...choices];
  const chosen = field.value ? (named.find((one) => one.id === field.value) ?? { id: field.value, name: '…' }) : null;
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={isRequired}>
      <Combobox
        placeholder={placeholder}
        choices={choices}
        chosen={chosen}
        onChoose={(one) => {
          setPicked(one);
          field.onChange(one?.id ?? null);
        }}
        onSearch={onSearch}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};
