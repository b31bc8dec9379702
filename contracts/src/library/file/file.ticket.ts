import { z } from 'zod';

/** What a file is opened for: to be saved, to be looked at or played in the page, or to be seen as a still picture of a video. */
export const TicketPurpose = z.enum(['download', 'preview', 'poster']);
export type TicketPurpose = z.infer<typeof TicketPurpose>;

export const TicketRequest = z.strictObject({ purpose: TicketPurpose.default('download') });
/** An address that counts for 60 seconds. */
export const FileTicketAnswer = z.object({ url: z.string() });
