import { answeredAssignment, answeredResponse, type file, keptWith } from 'contracts/library/file/file.entity';
import { quarantinedFile } from 'contracts/library/quarantine/quarantine.endpoints';
import type { QuarantinedFileView } from 'contracts/library/quarantine/quarantine.views';
import { listResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { userName } from '#projection-service/identity/user/user-name.ref';

type Followed = Extract<typeof file.types.event, { type: 'FileQuarantined' | 'QuarantinedFileDeleted' }>;

/** `answerId`: the response or the assignment that it was to answer in, or the candidate that it was to be kept with. */
type QuarantinedFileRow = QuarantinedFileView & { answerId: string | null };

/** One row per file whose bytes are in quarantine. */
export const quarantineProjection = projection<QuarantinedFileRow, Followed>({
  name: 'library.quarantine',
  version: 2,
  table: 'quarantined_file',
  schema: schemaBeside(import.meta.url),
  columns: {
    name: 'text',
    kind: 'text',
    size: 'int8',
    sha256: 'text',
    finding: 'text',
    uploadedBy: 'uuid',
    uploaderName: 'text',
    quarantinedAt: 'timestamptz',
    answerId: 'uuid',
  },
  types: ['FileQuarantined', 'QuarantinedFileDeleted'],
  createdBy: ['FileQuarantined'],
  key: ({ data }) => data.fileId,
  evolve: (_, event) => {
    if (event.type === 'QuarantinedFileDeleted') return undefined;
    const { fileId: id, answer, ...told } = event.data;
    const answerId = answeredResponse(answer) ?? answeredAssignment(answer) ?? keptWith(answer) ?? null;
    return { id, ...told, answerId, uploaderName: null, quarantinedAt: event.metadata.occurredAt };
  },
  refs: { uploader: join(userName, 'uploadedBy', (row, user) => ({ ...row, uploaderName: user?.name ?? null })) },
});

export const quarantineResource = listResource(quarantinedFile, { source: projected(quarantineProjection) });
