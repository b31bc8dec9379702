import { z } from 'zod';
import { logoPath } from './image.ts';

/** 128 bits that nobody can guess, as hexadecimal digits. */
export const ImageId = z.string().regex(/^[0-9a-f]{32}$/);

/** A logo as it is kept, with its size in pixels. */
export const StoredLogo = z.object({ imageId: ImageId, width: z.int().positive(), height: z.int().positive() });
export type StoredLogo = z.infer<typeof StoredLogo>;

/** A logo as it is shown. */
export const LogoView = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type LogoView = z.infer<typeof LogoView>;

/** A logo by the address at which everybody finds it. */
export const logoView = (companyId: string, logo: StoredLogo | null): LogoView | null =>
  logo && { url: logoPath(companyId, logo.imageId), width: logo.width, height: logo.height };
