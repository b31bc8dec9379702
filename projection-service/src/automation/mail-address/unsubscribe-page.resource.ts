import { showUnsubscribePage } from 'contracts/automation/mail-address/mail-address.endpoints';
import { UNSUBSCRIBE_PAGE } from 'contracts/automation/mail-address/mail-address.paths';
import { mount } from 'platform/http/route';
import type { ReadResource } from '#projection-service/engine/list-resource';

/** A mail program posts to the address that its header names; a person who opens it is led to the page, which asks first. */
export const unsubscribePageResource: ReadResource = (router, context) => {
  mount(
    router,
    showUnsubscribePage,
    ({ params }) => ({
      body: {},
      headers: { Location: `${UNSUBSCRIBE_PAGE}#${encodeURIComponent(params.token)}` },
    }),
    context.http,
  );
};
