import MuiTextField from '@mui/material/TextField';
import { type ComponentProps, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { FilterForm } from '#admin-ui/shared/list/FilterForm.tsx';
import { useIsFixed } from '#admin-ui/shared/list/fixed-filter';
import { ToolPanel } from '#admin-ui/shared/list/ToolButton.tsx';

type Props = {
  /** The filter; its words are `title` and `label` below the same name. */
  field: string;
  maxLength: number;
  icon: ComponentProps<typeof ToolPanel>['icon'];
};

const Panel = ({ field, maxLength, words, close }: Omit<Props, 'icon'> & { words: string; close: () => void }) => {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const [text, setText] = useState(String((filterValues as Record<string, unknown>)[field] ?? ''));
  return (
    <FilterForm field={field} words={words} value={() => text.trim() || undefined} close={close}>
      <MuiTextField
        size="small"
        required
        label={t(`${words}.label`)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength, autoComplete: 'off' } }}
      />
    </FilterForm>
  );
};

/** Narrows candidates by words that are typed. */
export const WordsPanel = ({ field, maxLength, icon }: Props) => {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const words = `resources.candidates.${field}`;
  if (useIsFixed(field)) return null;
  const wanted = (filterValues as Record<string, unknown>)[field];
  return (
    <ToolPanel
      icon={icon}
      label={t(`${words}.title`) + (wanted === undefined ? '' : `: ${wanted}`)}
      isSet={wanted !== undefined}
    >
      {(close) => <Panel field={field} maxLength={maxLength} words={words} close={close} />}
    </ToolPanel>
  );
};
