import type { FileUse } from 'contracts/library/file/file-use.views';
import { Link } from 'react-router';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { useUseText } from './useUses.ts';

/** The console's resource of each record that uses files; of folders there is none. */
const resourceOf = {
  lesson: 'training-lessons',
  program: 'training-programs',
  policy: 'policies',
  document: 'handbook-documents',
  question: 'questions',
  'question-set': 'question-sets',
  job: 'jobs',
  'job-template': 'job-templates',
  'open-interview': 'open-interviews',
  'email-template': 'email-templates',
} as const;
type RecordUse = FileUse & { by: keyof typeof resourceOf };
const isOfRecord = (use: FileUse): use is RecordUse => use.by in resourceOf;

const RecordUseLine = ({ use }: { use: RecordUse }) => {
  const { permission, pathOf } = useResource(resourceOf[use.by]);
  const can = useCan();
  const words = useUseText()(use);
  return permission === undefined || can(permission) ? <Link to={pathOf(use)}>{words}</Link> : words;
};

const FolderUseLine = ({ use }: { use: FileUse }) => useUseText()(use);

/** Where a file is used, each with the way there for whoever may go. */
export const FileUses = ({ uses }: { uses: readonly FileUse[] }) => (
  <ul style={{ margin: 0, paddingLeft: '1.1em' }}>
    {uses.map((use) => (
      <li key={`${use.by} ${use.id}`} style={{ overflowWrap: 'anywhere' }}>
        {isOfRecord(use) ? <RecordUseLine use={use} /> : <FolderUseLine use={use} />}
      </li>
    ))}
  </ul>
);
