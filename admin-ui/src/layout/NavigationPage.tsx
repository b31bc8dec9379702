import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { useNavigationMode } from './navigation-mode.ts';
import { Page } from './Page.tsx';

const Group = styled('fieldset')({ display: 'grid', gap: 12, margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({ padding: 0, marginBottom: 14, fontSize: '1rem', fontWeight: 640 });
const Row = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: '2px 12px',
  padding: '12px 14px',
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: theme.palette.primary.main, background: theme.palette.brand.sunken },
  '& input': { width: 18, height: 18, margin: '2px 0 0', accentColor: theme.palette.primary.main },
  '& b': { fontSize: '0.9375rem', fontWeight: 600 },
  '& small': { gridColumn: 2, fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

type Choice = { value: string; label: string; hint: string };
type Props = {
  legend: string;
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string) => Promise<void>;
};

const Choices = ({ legend, choices, value, onChange }: Props): ReactNode => {
  const name = useId();
  /** What was chosen, until the server has taken it or refused. */
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (choice: string) => {
    setChosen(choice);
    void onChange(choice).finally(() => setChosen(null));
  };
  return (
    <Group>
      <Legend>{legend}</Legend>
      {choices.map((choice) => (
        <Row key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === (chosen ?? value)}
            onChange={() => choose(choice.value)}
          />
          <b>{choice.label}</b>
          <small>{choice.hint}</small>
        </Row>
      ))}
    </Group>
  );
};

const COMPANY = 'company';
const wordOf = (gridMode: boolean) => (gridMode ? 'grid' : 'sidebar');

/** Sidebar or grid: for oneself, and for the company's people who have chosen nothing (docs/product.md UI-4). */
export const NavigationPage = () => {
  const t = useTranslate();
  const can = useCan();
  const notify = useNotify();
  const { own, ofCompany, choose, chooseForCompany } = useNavigationMode();
  const save = (saving: Promise<void>) =>
    saving.then(
      () => notify('layout.navigation.done', { type: 'success' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  const kinds = (['sidebar', 'grid'] as const).map((value) => ({
    value,
    label: t(`layout.navigation.${value}`),
    hint: t(`layout.navigation.${value}Hint`),
  }));
  const follow = {
    value: COMPANY,
    label: t('layout.navigation.follow'),
    hint:
      ofCompany === undefined ? '' : t('layout.navigation.now', { mode: t(`layout.navigation.${wordOf(ofCompany)}`) }),
  };
  const mine = own === null ? COMPANY : own === undefined ? null : wordOf(own);
  return (
    <Page
      title={t('layout.navigation.title')}
      crumbs={[{ label: t('layout.area.settings'), to: '/settings' }]}
      detail={t('layout.navigation.detail')}
      narrow
    >
      <Card>
        <Choices
          legend={t('layout.navigation.mine')}
          choices={[follow, ...kinds]}
          value={mine}
          onChange={(value) => save(choose(value === COMPANY ? null : value === 'grid'))}
        />
      </Card>
      {can('tenant.settings.update') && (
        <Card>
          <Choices
            legend={t('layout.navigation.company')}
            choices={kinds}
            value={ofCompany === undefined ? null : wordOf(ofCompany)}
            onChange={(value) => save(chooseForCompany(value === 'grid'))}
          />
        </Card>
      )}
    </Page>
  );
};
