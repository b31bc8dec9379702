import { lazyPage as lazyPart } from 'ui-kit/page/lazyPage';
import { loadMoreWords } from '#admin-ui/providers/i18nProvider';

/** A page, or a part of one, that is loaded when it is first shown, and with it all words of the console. */
export const lazyPage = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazyPart(async () => {
    const [loaded] = await Promise.all([load(), loadMoreWords()]);
    return loaded;
  }, name);
