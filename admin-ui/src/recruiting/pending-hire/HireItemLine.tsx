import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DrawOutlined from '@mui/icons-material/DrawOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { ContractTemplateView } from 'contracts/recruiting/contract-template/contract-template.entity';
import { isOpenHire } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import { dueDayOf } from 'contracts/recruiting/pending-hire/pending-hire.days';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { HireItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import { useId } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { LongText } from '#admin-ui/shared/LongText.tsx';
import { readPath } from '#admin-ui/training/handbook/paths';
import { DueDay } from './HireDay.tsx';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '0 8px',
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& label': { display: 'block', paddingTop: 9, fontWeight: 560, overflowWrap: 'anywhere', cursor: 'pointer' },
  '&[data-done] label': { color: theme.palette.text.secondary, fontWeight: 400 },
  '& p': { margin: '4px 0 0', fontSize: '0.875rem', overflowWrap: 'anywhere' },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
  '& blockquote': {
    margin: '6px 0 0',
    padding: '8px 12px',
    borderRadius: 8,
    fontSize: '0.875rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    background: theme.palette.brand.sunken,
  },
}));
const Meta = styled('small')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& svg': { fontSize: 16 },
}));

const icons = {
  task: TaskAltOutlined,
  document: DescriptionOutlined,
  details: QuestionAnswerOutlined,
  contract: DrawOutlined,
  policy: PolicyOutlined,
};

/** Where the contract of a hire is sent from. */
const contractPath = ({ id, candidateId, jobId }: PendingHireView, templateId: string | null): string =>
  `/recruiting/contracts/create?${new URLSearchParams({
    ...{ pendingHireId: id, candidateId },
    ...(jobId && { jobId }),
    ...(templateId && { templateId }),
  })}`;

/** Which contract it has to be. */
const TemplateName = ({ id }: { id: string }) => {
  const { data } = useGetOne<ContractTemplateView>('contract-templates', { id }, { retry: false });
  return data ? <>: {data.name}</> : null;
};
const WORDS = 'resources.hiring-checklists.items.items';

const useAssignee = ({ candidateName, managerName, people }: PendingHireView) => {
  const t = useTranslate();
  return ({ assignee, assigneeId }: HireItem): string => {
    if (assignee === 'candidate') return candidateName ?? t('common.erasedPerson');
    const manager = managerName ?? t('resources.pending-hires.items.noManager');
    return assignee === 'manager' ? manager : (people?.find(({ id }) => id === assigneeId)?.name ?? '—');
  };
};

export type ItemAction = 'edit' | 'up' | 'down' | 'remove';
type Props = {
  hire: PendingHireView;
  item: HireItem;
  place: number;
  isTickable: boolean;
  isEditable: boolean;
  isBusy: boolean;
  onTick: () => void;
  onAct: (action: ItemAction) => void;
};

/** One item of a hire's checklist: ticked with the space bar, and changed from its menu. */
export const HireItemLine = ({ hire, item, place, isTickable, isEditable, isBusy, onTick, onAct }: Props) => {
  const t = useTranslate();
  const id = useId();
  const assignee = useAssignee(hire)(item);
  const due = dueDayOf(item, hire);
  const Icon = icons[item.kind];
  const isDone = item.doneAt !== null;
  const actions = [
    'edit',
    ...(place > 0 ? ['up'] : []),
    ...(place < hire.items.length - 1 ? ['down'] : []),
    'remove',
  ] as ItemAction[];
  const label = t('resources.pending-hires.items.more', { title: item.title });
  return (
    <Line data-done={isDone || undefined}>
      <Checkbox
        id={id}
        checked={isDone}
        disabled={!isTickable || isBusy}
        onChange={onTick}
        slotProps={{ input: { 'aria-describedby': `${id}-meta` } }}
      />
      <div style={{ minWidth: 0 }}>
        <label htmlFor={id}>
          {item.title}
          {item.isRequired && <span aria-hidden="true"> *</span>}
        </label>
        <Meta id={`${id}-meta`}>
          <span>
            <Icon aria-hidden="true" />
            {t(`${WORDS}.kind.${item.kind}`)}
            {item.documentType && `: ${t(`${WORDS}.documentType.${item.documentType}`)}`}
            {item.kind === 'contract' && item.contractTemplateId && (
              <Allowed to="tenant.contracts.templates.read">
                <TemplateName id={item.contractTemplateId} />
              </Allowed>
            )}
          </span>
          <span>{assignee}</span>
          {due !== null && !isDone && <DueDay day={due} timeZone={hire.timeZone ?? 'UTC'} />}
          {!item.isRequired && <span>{t('resources.pending-hires.items.optional')}</span>}
        </Meta>
        {item.description && (
          <p>
            <LongText text={item.description} />
          </p>
        )}
        {item.kind === 'contract' && !isDone && isOpenHire(hire.status) && (
          <Allowed to="tenant.contracts.create">
            <p>
              <Link to={contractPath(hire, item.contractTemplateId)}>{t('resources.pending-hires.items.send')}</Link>
            </p>
          </Allowed>
        )}
        {item.kind === 'policy' && item.policyId && (
          <p>
            <Link to={readPath({ id: item.policyId, kind: 'policy' })}>{t('resources.pending-hires.items.read')}</Link>
          </p>
        )}
        {item.answer && <blockquote>{item.answer}</blockquote>}
        {item.documentName && (
          <blockquote>{t('resources.pending-hires.items.given', { name: item.documentName })}</blockquote>
        )}
      </div>
      {isEditable ? (
        <ActionMenu
          label={label}
          place="below-right"
          trigger={(opens) => (
            <IconButton {...opens} aria-label={label}>
              <MoreVert aria-hidden="true" />
            </IconButton>
          )}
        >
          {(close) =>
            actions.map((action) => (
              <MenuItem
                key={action}
                onClick={() => {
                  close();
                  onAct(action);
                }}
              >
                {t(`resources.pending-hires.items.act.${action}`)}
              </MenuItem>
            ))
          }
        </ActionMenu>
      ) : (
        <span />
      )}
    </Line>
  );
};
