import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import { useGetMany, useTranslate } from 'react-admin';
import { candidateName } from '#admin-ui/recruiting/candidate/candidate-name';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';

const List = styled('ul')(({ theme }) => ({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.palette.divider}`,
  '& li': { padding: '10px 0', borderBottom: `1px solid ${theme.palette.divider}` },
  '& strong': { display: 'block', fontWeight: 600 },
  '& span': { color: theme.palette.text.secondary },
}));

/** Refusals that are named. */
const MOST = 100;

type Row = Record<string, string | null> & { id: string };
const nameIn = (row: Row) => {
  if ('candidateName' in row) return row.candidateName;
  return 'name' in row ? row.name : candidateName(row as never);
};

type Props = {
  answer: BulkAnswer;
  /** Whose ids they are. */
  of?: 'interviews' | 'candidates' | 'users';
  onClose: () => void;
};

/** What came of a change of many: how many it was done with, and of each other one why not. */
export const BulkResultDialog = ({ answer, of = 'interviews', onClose }: Props) => {
  const t = useTranslate();
  const { changed, refused } = answer;
  const named = refused.slice(0, MOST);
  const { data = [] } = useGetMany<Row>(of, { ids: named.map(({ id }) => id) });
  const rowOf = (id: string) => data.find((row) => row?.id === id);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-result">
      <DialogTitle id="bulk-result">{t(`resources.${of}.bulk.refused`, { smart_count: refused.length })}</DialogTitle>
      <DialogContent sx={{ fontSize: '0.9375rem' }}>
        {t(`resources.${of}.bulk.changed`, { smart_count: changed.length })}
        <List>
          {named.map(({ id, code, detail }) => {
            const row = rowOf(id);
            return (
              <li key={id}>
                <strong>
                  {row ? <PersonName name={nameIn(row) ?? null} /> : id}
                  {row?.jobTitle && `, ${row.jobTitle}`}
                </strong>
                <span>{t(`problem.${code}`, { _: detail })}</span>
              </li>
            );
          })}
        </List>
        {refused.length > MOST && <p>{t('resources.candidates.bulk.more', { smart_count: refused.length - MOST })}</p>}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
