import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { isScopeFor, type SystemLabelScope } from 'contracts/automation/label/label.choices';
import type { LabelView } from 'contracts/automation/label/label.entity';
import type { Permission } from 'contracts/kernel/permission';
import { useTranslate } from 'react-admin';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useSearch } from '#admin-ui/shared/resource/useSearch';
import { useSend } from '#admin-ui/shared/useSend';
import { LabelChip } from './LabelChip.tsx';
import { useLabels } from './useLabels.ts';

/** Labels looked through: those of other scopes are left out of them. */
const OFFERED = 100;

const Root = styled('div')({ display: 'grid', gap: 12 });
const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({ display: 'inline-flex', alignItems: 'center', gap: 2, minWidth: 0, maxWidth: '100%' });
const Off = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: 6,
  cursor: 'pointer',
  color: theme.palette.text.secondary,
  background: 'transparent',
  '&:hover': { color: theme.palette.text.primary, background: theme.palette.brand.sunken },
  '& svg': { fontSize: 16 },
}));
const Soft = styled('p')(({ theme }) => ({ margin: 0, fontSize: '0.875rem', color: theme.palette.text.secondary }));

type Relabel = (body: { add?: string[]; remove?: string[] }) => void;

const Chips = ({ labels, relabel }: { labels: readonly LabelView[]; relabel: Relabel | null }) => {
  const t = useTranslate();
  if (labels.length === 0) return <Soft>{t('resources.labels.none')}</Soft>;
  return (
    <List>
      {labels.map((label) => (
        <Item key={label.id}>
          <LabelChip label={label} />
          {relabel && (
            <Off
              type="button"
              aria-label={t('resources.labels.takeOff', { name: label.name })}
              onClick={() => relabel({ remove: [label.id] })}
            >
              <Close aria-hidden="true" />
            </Off>
          )}
        </Item>
      ))}
    </List>
  );
};

const AddLabel = ({ of, held, relabel }: { of: SystemLabelScope; held: readonly string[]; relabel: Relabel }) => {
  const t = useTranslate();
  const { records, setSearch } = useSearch<LabelView>('labels', undefined, OFFERED);
  const offered = records.filter(({ id, scopeId }) => isScopeFor(of, scopeId) && !held.includes(id));
  return (
    <Combobox
      aria-label={t('resources.labels.add')}
      placeholder={t('resources.labels.add')}
      choices={offered.map(({ id, name }) => ({ id, name }))}
      chosen={null}
      onChoose={(choice) => choice && relabel({ add: [choice.id] })}
      onSearch={setSearch}
    />
  );
};

type Props = {
  of: SystemLabelScope;
  resource: string;
  record: { id: string; labelIds: readonly string[] };
  /** Of those who put labels on and take them off. */
  permission: Permission;
};

const Labels = ({ of, resource, record: { id, labelIds }, permission }: Props) => {
  const can = useCan();
  const labels = useLabels(labelIds);
  const { mutate } = useSend({ resource });
  const relabel: Relabel = (body) => mutate({ id, action: 'labels', body });
  const mayChange = can(permission);
  return (
    <Root>
      <Chips labels={labels} relabel={mayChange ? relabel : null} />
      {mayChange && <AddLabel of={of} held={labelIds} relabel={relabel} />}
    </Root>
  );
};

/** The labels of a record. */
export const LabelsPanel = (props: Props) => {
  const t = useTranslate();
  return (
    <Allowed to="tenant.labels.read">
      <Panel title={t('resources.labels.name', { smart_count: 2 })}>
        <Labels {...props} />
      </Panel>
    </Allowed>
  );
};
