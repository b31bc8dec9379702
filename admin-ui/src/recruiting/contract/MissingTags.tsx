import OpenInNew from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { NewContract } from 'contracts/recruiting/contract/contract.endpoints';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useTagWords } from '#admin-ui/automation/email-template/useTagWords';
import { ACCOUNT } from '#admin-ui/identity/user/account-tabs';
import { useCan } from '#admin-ui/providers/me.tsx';
import { permissionTo } from '#admin-ui/shared/resource/permission-to';
import { useResource } from '#admin-ui/shared/resource/useResource';

const words = 'resources.contracts.preview';

/** Where the value of a tag is filled in by who may do so; `choose`: in the form, which names nobody yet. */
const usePlaces = ({ candidateId, jobId, templateId }: NewContract) => {
  const can = useCan();
  const [candidates, jobs, templates] = [
    useResource('candidates'),
    useResource('jobs'),
    useResource('contract-templates'),
  ];
  const edit = (of: typeof jobs, id: string) => (can(permissionTo('update', of)) ? of.editPath({ id }) : null);
  return (tag: string): { to: string | null; word: string } => {
    switch (tag.split('.')[0]) {
      case 'candidate':
        return candidateId
          ? { to: edit(candidates, candidateId), word: 'candidate' }
          : { to: null, word: 'chooseCandidate' };
      case 'job':
        return jobId ? { to: edit(jobs, jobId), word: 'job' } : { to: null, word: 'chooseJob' };
      case 'company':
        return { to: can('tenant.company.update') ? '/settings/company/edit' : null, word: 'company' };
      case 'user':
        return { to: `/${ACCOUNT}/profile`, word: 'account' };
      default:
        return { to: edit(templates, templateId), word: 'template' };
    }
  };
};

type Props = { contract: NewContract; missing: readonly string[]; isBusy: boolean; onCheck: () => void };

/** Tags that say nothing in this contract, each with the way to where it is filled in. */
export const MissingTags = ({ contract, missing, isBusy, onCheck }: Props) => {
  const t = useTranslate();
  const tagWords = useTagWords();
  const placeOf = usePlaces(contract);
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <p style={{ margin: 0, fontWeight: 560 }}>{t(`${words}.missing`, { smart_count: missing.length })}</p>
      <ul style={{ margin: '6px 0 8px', paddingLeft: 20, display: 'grid', gap: 4 }}>
        {missing.map((tag) => {
          const { to, word } = placeOf(tag);
          return (
            <li key={tag}>
              {tagWords([tag]) || tag}
              {' – '}
              {to ? (
                <Link to={to} target="_blank" rel="noopener" style={{ color: 'inherit' }}>
                  {t(`${words}.fill.${word}`)}
                  <OpenInNew
                    titleAccess={t(`${words}.newTab`)}
                    sx={{ ml: 0.5, fontSize: '0.875rem', verticalAlign: '-2px' }}
                  />
                </Link>
              ) : (
                t(`${words}.fill.${word}`)
              )}
            </li>
          );
        })}
      </ul>
      <Button size="small" color="inherit" variant="outlined" disabled={isBusy} onClick={onCheck}>
        {t(`${words}.check`)}
      </Button>
    </Alert>
  );
};
