import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useGetMany, useTranslate } from 'react-admin';
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

/** What came of a change of many: how many moved, and of each other one why not. */
export const BulkResultDialog = ({ answer, onClose }: { answer: BulkAnswer; onClose: () => void }) => {
  const t = useTranslate();
  const { changed, refused } = answer;
  const { data = [] } = useGetMany<InterviewView>('interviews', { ids: refused.map(({ id }) => id) });
  const interview = (id: string) => data.find((row) => row?.id === id);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-result">
      <DialogTitle id="bulk-result">
        {t('resources.interviews.bulk.refused', { smart_count: refused.length })}
      </DialogTitle>
      <DialogContent sx={{ fontSize: '0.9375rem' }}>
        {t('resources.interviews.bulk.changed', { smart_count: changed.length })}
        <List>
          {refused.map(({ id, code, detail }) => {
            const row = interview(id);
            return (
              <li key={id}>
                <strong>
                  {row ? <PersonName name={row.candidateName} /> : id}
                  {row && `, ${row.jobTitle}`}
                </strong>
                <span>{t(`problem.${code}`, { _: detail })}</span>
              </li>
            );
          })}
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
