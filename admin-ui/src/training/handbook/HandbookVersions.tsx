import type { HandbookVersionLine } from 'contracts/training/handbook/handbook.endpoints';
import type { HandbookDocumentView } from 'contracts/training/handbook/handbook.entity';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';
import { VersionsPanel } from '#admin-ui/training/version/VersionsPanel.tsx';
import { comparePath } from './paths.ts';

/** Makes the draft say what a version says, once somebody has read what follows. */
const Restore = ({ record, version }: { record: HandbookDocumentView; version: number }) => {
  const t = useTranslate();
  return (
    <CommandButton
      button={{ variant: 'text', size: 'small', 'aria-label': t('handbook.restore.one', { version }) }}
      resource="handbook-documents"
      id={record.id}
      version={record.version}
      action="restore"
      body={{ version }}
      words="handbook.restore"
      values={{ version }}
    />
  );
};

/** What was published; any of it can be compared with the draft and restored. */
export const HandbookVersions = ({ record }: { record: HandbookDocumentView }) => {
  const t = useTranslate();
  return (
    <VersionsPanel<HandbookVersionLine>
      resource="handbook-documents"
      record={record}
      mark={({ isMaterial }) => !isMaterial && ` · ${t('handbook.small')}`}
      comparePath={comparePath(record)}
      actions={({ version }) =>
        record.status !== 'archived' && (
          <Allowed to="tenant.training.handbook.update">
            <Restore record={record} version={version} />
          </Allowed>
        )
      }
    />
  );
};
