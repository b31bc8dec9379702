import { z } from 'zod';

/** How long something plays, in seconds, and the pixels of its picture; null where it has none. */
export type Probed = { seconds: number; width: number | null; height: number | null; hasSound: boolean };

const Output = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
      disposition: z.object({ attached_pic: z.int().optional() }).optional(),
    }),
  ),
  format: z.object({ duration: z.coerce.number().optional() }).optional(),
});

/** What ffprobe says, as JSON; undefined where there is nothing to be seen or heard. */
export const probedOf = (json: string): Probed | undefined => {
  const parsed = Output.safeParse(JSON.parse(json || '{}'));
  if (!parsed.success) return undefined;
  const { streams, format } = parsed.data;
  const picture = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1);
  const hasSound = streams.some((one) => one.codec_type === 'audio');
  if (!picture && !hasSound) return undefined;
  const seconds = format?.duration ?? 0;
  return { seconds, width: picture?.width ?? null, height: picture?.height ?? null, hasSound };
};
