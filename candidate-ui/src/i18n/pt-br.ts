import { ptBr as kitPtBr } from 'ui-kit/i18n/pt-br';
import { errorsPtBr } from '#candidate-ui/errors/errors.pt-br';
import { applicationPtBr } from '#candidate-ui/recruiting/application/application.pt-br';
import { jobPtBr } from '#candidate-ui/recruiting/job/job.pt-br';
import { shellPtBr } from '#candidate-ui/shared/shell.pt-br';

/** Partial: what is missing here shows in en-us. */
export const ptBr = {
  ...kitPtBr,
  ...shellPtBr,
  ...errorsPtBr,
  ...jobPtBr,
  ...applicationPtBr,
};
