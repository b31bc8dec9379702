import EngineeringOutlined from '@mui/icons-material/EngineeringOutlined';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { FilterForm } from '#admin-ui/shared/list/FilterForm.tsx';
import { useIsFixed } from '#admin-ui/shared/list/fixed-filter';
import { ToolPanel } from '#admin-ui/shared/list/ToolButton.tsx';

const words = 'resources.candidates.skill';

const Panel = ({ close }: { close: () => void }) => {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const [text, setText] = useState((filterValues as { skill?: string }).skill ?? '');
  return (
    <FilterForm field="skill" words={words} value={() => text.trim() || undefined} close={close}>
      <MuiTextField
        size="small"
        required
        label={t(`${words}.label`)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
    </FilterForm>
  );
};

/** Narrows candidates to those with a skill. */
export const SkillPanel = () => {
  const t = useTranslate();
  const { filterValues } = useListContext();
  if (useIsFixed('skill')) return null;
  const { skill } = filterValues as { skill?: string };
  return (
    <ToolPanel
      icon={EngineeringOutlined}
      label={t(`${words}.title`) + (skill ? `: ${skill}` : '')}
      isSet={skill !== undefined}
    >
      {(close) => <Panel close={close} />}
    </ToolPanel>
  );
};
