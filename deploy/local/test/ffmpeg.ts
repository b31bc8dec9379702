import { isFfmpegInstalled } from 'platform/media/converter';
import { say, step } from '#deploy/local/step';
import { installPackage } from './debian.ts';

/** Installs what converts videos where this user may; else the specs of it are skipped. */
export const wantFfmpeg = async (tell = say): Promise<void> => {
  if (await isFfmpegInstalled()) return;
  await step('Installing ffmpeg', async () => void (await installPackage('ffmpeg')), tell);
  if (!(await isFfmpegInstalled())) tell('ffmpeg is absent: what needs it is skipped');
};
