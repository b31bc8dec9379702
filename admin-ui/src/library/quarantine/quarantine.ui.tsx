import Button from '@mui/material/Button';
import type { QuarantinedFileView } from 'contracts/library/quarantine/quarantine.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useBytes } from 'ui-kit/format/bytes';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { RemoveDialog } from '#admin-ui/shared/RemoveDialog.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { When } from '#admin-ui/shared/When.tsx';

const Size = ({ bytes }: { bytes: number }) => useBytes()(bytes);

/** Deletes the bytes for good. */
const DeleteButton = ({ record }: { record: QuarantinedFileView }) => {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <Allowed to="tenant.files.quarantine.delete">
      <Button color="error" variant="outlined" onClick={() => setAsked(true)}>
        {t('resources.quarantined-files.remove.action')}
      </Button>
      {isAsked && (
        <RemoveDialog
          resource="quarantined-files"
          id={record.id}
          backTo="/settings/quarantine"
          onClose={() => setAsked(false)}
        />
      )}
    </Allowed>
  );
};

export const ui = resourceUi<QuarantinedFileView>({
  columns: [
    { field: 'name' },
    { field: 'finding', card: 'meta' },
    { field: 'uploaderName', width: 180, card: 'none' },
    { field: 'size', width: 110, align: 'right' },
    {
      field: 'quarantinedAt',
      width: 200,
      sort: 'quarantinedAt',
      render: ({ quarantinedAt: at }) => <When at={at} withTime />,
    },
  ],
  sort: { field: 'quarantinedAt', order: 'DESC' },
  values: {
    size: ({ size }) => <Size bytes={size} />,
    sha256: ({ sha256 }) => <code style={{ fontSize: '0.75rem' }}>{sha256}</code>,
  },
  actions: DeleteButton,
  facts: ['finding', 'kind', 'size', 'uploaderName', 'quarantinedAt', 'sha256'],
});
