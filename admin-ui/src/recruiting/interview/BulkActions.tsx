import { BulkMailButton } from '#admin-ui/recruiting/candidate-mail/SendMailButton.tsx';
import { BulkInviteButton } from '#admin-ui/recruiting/response/BulkInviteButton.tsx';
import { BulkChangeStatusButton } from './BulkChangeStatusButton.tsx';

/** What is done with all interviews that are ticked. */
export const BulkActions = () => (
  <>
    <BulkInviteButton />
    <BulkChangeStatusButton />
    <BulkMailButton of="interviewIds" />
  </>
);
