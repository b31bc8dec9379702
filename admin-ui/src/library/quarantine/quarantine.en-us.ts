import { names } from '#admin-ui/i18n/names.en-us';
import { fileKindEnUs } from '#admin-ui/library/file/file.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const quarantineEnUs = resourceEnUs({
  ...names['quarantined-files'],
  fields: {
    finding: 'Found',
    kind: 'Sent as',
    size: 'Size',
    sha256: 'SHA-256',
    uploaderName: 'Uploaded by',
    quarantinedAt: 'In quarantine since',
  },
  kind: fileKindEnUs,
  empty: {
    title: 'Nothing in quarantine',
    detail: 'Files in which the virus scanner finds something are kept here, out of reach.',
  },
  remove: {
    action: 'Delete for good',
    title: 'Delete this file for good?',
    detail: 'Its bytes are deleted. What was found in it stays in the history.',
    done: 'File deleted for good',
  },
});
