import { errorsEnUs } from '#candidate-ui/errors/errors.en-us';
import { sessionEnUs } from '#candidate-ui/identity/session/session.en-us';
import { fieldEnUs, problemEnUs } from '#candidate-ui/shared/problem.en-us';
import { shellEnUs } from '#candidate-ui/shared/shell.en-us';

export const enUs = {
  ...shellEnUs,
  ...sessionEnUs,
  ...errorsEnUs,
  problem: { ...problemEnUs, ...sessionEnUs.problem },
  field: fieldEnUs,
};
