import { enUs as kitEnUs } from 'ui-kit/i18n/en-us';
import { errorsEnUs } from '#candidate-ui/errors/errors.en-us';
import { applicationEnUs } from '#candidate-ui/recruiting/application/application.en-us';
import { jobEnUs } from '#candidate-ui/recruiting/job/job.en-us';
import { shellEnUs } from '#candidate-ui/shared/shell.en-us';

export const enUs = {
  ...kitEnUs,
  ...shellEnUs,
  ...errorsEnUs,
  ...jobEnUs,
  ...applicationEnUs,
};
