import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

const MAX_ASKED_LABELS = 10;

/** What has a label, or all of several. */
export const LabelsFilter = z.union([Id, z.array(Id).min(1).max(MAX_ASKED_LABELS)]);
