import { z } from 'zod';

/** What a file is opened for: to be saved, or to be looked at in the page. */
export const TicketPurpose = z.enum(['download', 'preview']);
export type TicketPurpose = z.infer<typeof TicketPurpose>;

export const TicketRequest = z.strictObject({ purpose: TicketPurpose.default('download') });
/** An address that counts for 60 seconds. */
export const FileTicketAnswer = z.object({ url: z.string() });
