import { answeringEnUs } from 'ui-kit/answer/answering.en-us';
import { startI18n } from 'ui-kit/i18n/i18n';
import { captureEnUs } from 'ui-kit/media/capture.en-us';
import { fileUploadEnUs } from 'ui-kit/upload/file-upload.en-us';
import { enUs } from '#admin-ui/i18n/en-us';

const loadPtBr = async () => {
  const { ptBr } = await import('#admin-ui/i18n/pt-br');
  const { answeringPtBr } = await import('ui-kit/answer/answering.pt-br');
  const { capturePtBr } = await import('ui-kit/media/capture.pt-br');
  const { fileUploadPtBr } = await import('ui-kit/upload/file-upload.pt-br');
  return {
    problem: ptBr.problem,
    player: ptBr.player,
    answering: answeringPtBr,
    media: capturePtBr,
    upload: fileUploadPtBr,
  };
};

let started: Promise<void> | undefined;

/** The words of what candidates and learners answer with, in the language of the console: loaded with the first lesson. */
export const startAnsweringWords = (): Promise<void> => {
  const { problem, player } = enUs;
  started ??= startI18n({
    'en-us': { problem, player, answering: answeringEnUs, media: captureEnUs, upload: fileUploadEnUs },
    'pt-br': loadPtBr,
  });
  return started;
};
