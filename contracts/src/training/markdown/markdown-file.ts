import { z } from 'zod';
import { requiredText } from '#contracts/kernel/text';

/** Characters of a file that is imported: reading Markdown takes time by each of them. */
const MAX_MARKDOWN_FILE_LENGTH = 100_000;

/** A file of Markdown below the folder that is imported. */
export const MarkdownFile = z.strictObject({ path: requiredText(300), text: z.string().max(MAX_MARKDOWN_FILE_LENGTH) });
