import { enUs } from '#admin-ui/i18n/en-us';
import { moreEnUs } from '#admin-ui/i18n/more.en-us';

/** Every word of the console in English, as it is once all are loaded. */
export const allEnUs = {
  ...enUs,
  ...moreEnUs,
  identity: { ...enUs.identity, ...moreEnUs.identity },
  library: {
    ...enUs.library,
    ...moreEnUs.library,
    usage: { ...enUs.library.usage, ...moreEnUs.library.usage },
  },
  resources: { ...enUs.resources, ...moreEnUs.resources },
  problem: { ...enUs.problem, ...moreEnUs.problem },
};
