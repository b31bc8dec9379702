import { addWords } from '#ui-kit/i18n/i18n';
import { responseProblemEnUs } from '#ui-kit/recruiting/response-problems.en-us';
import { answeringEnUs } from './answering.en-us.ts';

const loadPtBr = async () => {
  const { answeringPtBr } = await import('./answering.pt-br.ts');
  const { responseProblemPtBr } = await import('#ui-kit/recruiting/response-problems.pt-br');
  return { answering: answeringPtBr, problem: responseProblemPtBr };
};

export const words = await addWords({
  'en-us': { answering: answeringEnUs, problem: responseProblemEnUs },
  'pt-br': loadPtBr,
});
