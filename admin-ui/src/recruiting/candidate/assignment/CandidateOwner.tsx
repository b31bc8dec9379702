import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useTranslate } from 'react-admin';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { OwnerName, ownerName } from './OwnerName.tsx';
import { useOwners } from './useOwners.ts';

const words = 'resources.candidates.owner';

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 30, fontSize: '0.875rem' });
const Name = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });
const Soft = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }));

type Props = { record: CandidateView };

/** Gives the candidate to somebody else, or to a team. */
const Choosing = ({ record, isBusy, assign }: Props & { isBusy: boolean; assign: (body: object) => void }) => {
  const t = useTranslate();
  const me = useMe();
  const { choices, search, bodyOf } = useOwners();
  const held = record.assigneeId ?? record.teamId;
  return (
    <>
      <Combobox
        aria-label={t(`${words}.choose`)}
        placeholder={t(`${words}.choose`)}
        choices={choices.filter(({ id }) => id !== held)}
        chosen={null}
        onChoose={(choice) => choice && assign(bodyOf(choice))}
        onSearch={search}
      />
      {held !== me.id && (
        <div>
          <Button variant="outlined" size="small" disabled={isBusy} onClick={() => assign({ assigneeId: me.id })}>
            {t(`${words}.take`)}
          </Button>
        </div>
      )}
    </>
  );
};

/** Who looks after a candidate; whoever may change the candidate says so. */
export const CandidateOwner = ({ record }: Props) => {
  const t = useTranslate();
  const mayChange = useCan()('tenant.candidates.update');
  const { mutate, isPending } = useSend({ resource: 'candidates' });
  const { id } = record;
  const name = ownerName(record, t);
  return (
    <Panel title={t('resources.candidates.fields.assigneeId')}>
      <Root>
        <Line>
          <Name>{name === null ? <Soft>{t(`${words}.nobody`)}</Soft> : <OwnerName candidate={record} />}</Name>
          {mayChange && name !== null && (
            <IconButton
              size="small"
              disabled={isPending}
              aria-label={t(`${words}.takeOff`, { name })}
              onClick={() => mutate({ id, action: 'unassign', body: {} })}
            >
              <Close fontSize="small" aria-hidden="true" />
            </IconButton>
          )}
        </Line>
        {mayChange && !record.isMerged && (
          <Choosing record={record} isBusy={isPending} assign={(body) => mutate({ id, action: 'assign', body })} />
        )}
      </Root>
    </Panel>
  );
};
