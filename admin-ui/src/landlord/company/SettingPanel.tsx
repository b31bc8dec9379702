import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';

type Props = {
  /** Where its words are: `title` and `action`. */
  words: string;
  /** Asks for the change. */
  dialog: (close: () => void) => ReactNode;
  children: ReactNode;
};

/** What is set for a company, and the way to change it. */
export const SettingPanel = ({ words, dialog, children }: Props) => {
  const t = useTranslate();
  const [isChanging, setChanging] = useState(false);
  return (
    <Panel
      title={t(`${words}.title`)}
      actions={
        <Button size="small" startIcon={<TuneOutlined />} onClick={() => setChanging(true)}>
          {t(`${words}.action`)}
        </Button>
      }
    >
      <Facts>{children}</Facts>
      {isChanging && dialog(() => setChanging(false))}
    </Panel>
  );
};
