import { startI18n } from 'ui-kit/i18n/i18n';
import { enUs } from '#admin-ui/i18n/en-us';
import { moreEnUs } from '#admin-ui/i18n/more.en-us';

/** What the console says of problems, for what it shares with the portal; other words come with what says them. */
await startI18n({
  'en-us': { problem: { ...enUs.problem, ...moreEnUs.problem } },
  'pt-br': async () => ({ problem: (await import('#admin-ui/i18n/pt-br')).ptBr.problem }),
});
