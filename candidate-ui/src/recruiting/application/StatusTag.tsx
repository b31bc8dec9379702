import type { MyApplicationView } from 'contracts/recruiting/application/application.views';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import type { Tone } from 'ui-kit/theme/palette';
import { Tag } from '#candidate-ui/shared/Tag.tsx';

/** An invitation that nothing else is known of, and one whose answers are waited for, are told apart from what the system calls them. */
type Status = MyApplicationView['status'] | 'invited' | 'to-answer';

const tones: Record<Status, Tone> = {
  created: 'neutral',
  invited: 'notice',
  'to-answer': 'notice',
  pending: 'notice',
  unanswered: 'quiet',
  answered: 'info',
  reviewed: 'info',
  considered: 'accent',
  unapproved: 'info',
  approved: 'success',
  rejected: 'quiet',
  discarded: 'quiet',
};

/** Where an application stands, in a candidate's words. */
export const StatusTag = ({ status }: { status: Status }) => {
  const { t } = useTranslation();
  return <Tag tone={tones[status]} label={t(`application.status.${status}.label`)} />;
};
