import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { useListContext, useTranslate } from 'react-admin';
import { useApiKeyChoices } from '#admin-ui/identity/api-key/useApiKeyChoices';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { useSearch } from '#admin-ui/shared/resource/useSearch';
import { useActorName } from './useActorName.ts';

const Root = styled('div')({ width: 210, '@media (max-width: 719px)': { flex: '1 1 160px' } });

/** The person or the API key whose doings are shown, found by typing. */
const ActorChoice = () => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext<AuditEntryView>();
  const { actorId, ...others } = filterValues;
  const keys = useApiKeyChoices(actorId ?? null);
  const people = useSearch<MemberView>('users');
  const [person] = useNamed<MemberView>('users', actorId && !keys.chosen && !keys.isPending ? [actorId] : []);
  return (
    <Root>
      <Combobox
        size="small"
        aria-label={t('reporting.audit.field.actor')}
        placeholder={t('common.list.anyOf', { label: t('reporting.audit.field.actor') })}
        choices={[...people.records.map(({ id, name }) => ({ id, name })), ...keys.choices]}
        chosen={keys.chosen ?? person?.record ?? null}
        onChoose={(actor) => setFilters(actor ? { ...others, actorId: actor.id } : others)}
        onSearch={(text) => {
          people.setSearch(text);
          keys.setSearch(text);
        }}
      />
    </Root>
  );
};

/** … where the reader may not list people: a way back to everybody's. */
const ActorButton = () => {
  const t = useTranslate();
  const nameOf = useActorName();
  const { data = [], filterValues, setFilters } = useListContext<AuditEntryView>();
  const { actorId, ...others } = filterValues;
  if (!actorId) return null;
  const entry = data.find((candidate) => candidate.actorId === actorId);
  return (
    <Button variant="outlined" endIcon={<Close />} onClick={() => setFilters(others)}>
      {t('reporting.audit.by', { name: entry ? nameOf(entry) : t('reporting.audit.thisPerson') })}
    </Button>
  );
};

export const ActorFilter = () => (useCan()('tenant.users.read') ? <ActorChoice /> : <ActorButton />);
