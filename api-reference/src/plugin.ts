import type { Plugin, Wrap } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

const within =
  (landmark: string, props: object | null, heading?: string): Wrap =>
  (original, { React: { createElement } }) =>
  (given) =>
    createElement(landmark, props, heading && createElement('h2', null, heading), createElement(original, given));

/**
 * What differs from Swagger UI's defaults: one server, everything in a landmark, headings in order,
 * a name for the button that closes, no link within a button.
 */
export const plugin: Plugin = {
  components: { ServersContainer: () => null },
  wrapComponents: {
    InfoContainer: within('section', { 'aria-label': 'About' }),
    AuthorizeBtnContainer: within('section', { 'aria-label': 'Authorization' }),
    FilterContainer: within('section', { 'aria-label': 'Filter', className: 'wrapper' }, 'Routes'),
    CloseIcon: within('span', { role: 'img', 'aria-label': 'Close' }),
    DeepLink:
      (_original, { React: { createElement } }) =>
      ({ text }) =>
        createElement('span', null, text),
  },
};
