import type { OpenInterviewView } from 'contracts/recruiting/open-interview/open-interview.entity';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';

type Props = { interview: OpenInterviewView; path: string };

/** Opens an interview to whoever has its link, or closes it, once somebody has read what follows. */
export const OpenButton = ({ interview: { id, title, status }, path }: Props) => {
  const action = status === 'open' ? 'close' : 'publish';
  return (
    <CommandButton
      button={{ variant: action === 'publish' ? 'contained' : 'outlined' }}
      resource="open-interviews"
      id={id}
      action={action}
      words={`resources.open-interviews.${action}`}
      values={{ title, address: `${window.location.host}${path}` }}
    />
  );
};
