import { z } from 'zod';

/** As much as one company may be given: 1 PB. */
export const MAX_QUOTA_BYTES = 1_125_899_906_842_624;

/** Bytes that a company may keep, where a platform admin has said so; null: as many as every other (docs/product.md FILE-27). */
export const OwnQuota = z.int().min(0).max(MAX_QUOTA_BYTES).nullable();
