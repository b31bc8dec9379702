import type { StoredFiles } from 'access/library/stored-files';
import type { Recorded } from 'contracts/kernel/message';
import type { KeyRing } from 'platform/event-store/keys';
import type { InboundAddresses } from 'platform/mail/inbound-address';
import type { MailTransport } from 'platform/mail/transport';
import type { MediaConverter } from 'platform/media/converter';
import type { Clock } from 'platform/service';
import type { FileStorage } from 'platform/storage/file-storage';
import type { Assigned } from './automation/assigned/assigned.ts';
import type { SpentActions } from './automation/event-action/spent-actions.ts';
import type { MailGate } from './automation/mail/mail-gate.ts';
import type { Outbox } from './automation/mail/outbox.ts';
import type { WebhookTools } from './automation/webhook/tools.ts';
import type { SendCommand } from './engine/command.ts';
import type { DueItems } from './engine/due-items.ts';
import type { Reader } from './engine/read.ts';
import type { WorkItem } from './engine/work-item.ts';
import type {
  AdvanceContractBatch,
  FinishContract,
  InviteHired,
  MakeContractToken,
  MakeInvitationToken,
  MakeMailToken,
  MakePortalAccessToken,
  MakeSubscriptionToken,
  RecognizeSigner,
} from './identity/mail-token/mail-tokens.ts';

/** What handlers work with. */
export type Tools = {
  read: Reader;
  /** Sends a command because of the event that the work is about. */
  command: SendCommand;
  mailToken: MakeMailToken;
  subscriptionToken: MakeSubscriptionToken;
  invitationToken: MakeInvitationToken;
  portalAccessToken: MakePortalAccessToken;
  contractToken: MakeContractToken;
  finishContract: FinishContract;
  recognizeSigner: RecognizeSigner;
  advanceContractBatch: AdvanceContractBatch;
  invite: InviteHired;
  /** Where people reach the product, without a slash at its end: what links in mails begin with. */
  publicUrl: string;
  /** The event at a position of the feed. */
  event: (position: string) => Promise<Recorded>;
  outbox: Outbox;
  webhooks: WebhookTools;
  spentActions: SpentActions;
  assigned: Assigned;
  transport: MailTransport;
  mailGate: MailGate;
  /** Addresses to which answers and reports come; null where no mail comes in. */
  inbound: InboundAddresses | null;
  keys: KeyRing;
  files: FileStorage;
  media: Pick<MediaConverter, 'isThere' | 'isBusy' | 'convert'>;
  /** Which files share their bytes. */
  stored: Pick<
    StoredFiles,
    'release' | 'ownerOf' | 'filesOf' | 'forget' | 'isQuarantined' | 'reserve' | 'keep' | 'ownQuota'
  >;
  /** Bytes that the files of a company may take up, unless that was said for it alone. */
  usualQuota: number;
  /** Asks for more work, as a part of the work under way. */
  enqueue: (items: readonly WorkItem[]) => Promise<void>;
  /** What waits for its moment. */
  due: Pick<DueItems, 'isWaiting' | 'end'>;
  clock: Clock;
};
