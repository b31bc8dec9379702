import { recordedTypes } from 'contracts/recruiting/question/question.choices';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import type { CaptureKind } from '#ui-kit/media/capture';

export const isRecorded = ({ responseType }: Pick<MyQuestion, 'responseType'>): boolean =>
  recordedTypes.includes(responseType);

/** What has to be recorded to answer it. */
export const captureKindOf = ({ responseType }: Pick<MyQuestion, 'responseType'>): CaptureKind =>
  responseType === 'audio' ? 'microphone' : responseType === 'screen-share' ? 'screen' : 'camera';
