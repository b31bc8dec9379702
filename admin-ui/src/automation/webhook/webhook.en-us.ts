import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const webhookEnUs = resourceEnUs({
  ...names.webhooks,
  facts: 'Webhook',
  fields: {
    event: 'Event',
    url: 'URL',
    active: 'Active',
    offReason: 'Reason',
    reason: 'Reason',
    deliveryId: 'Delivery',
  },
  hints: {
    url: 'Each event is sent to this URL as a signed POST request.',
    active: 'Nothing is sent while the webhook is off.',
  },
  event: {
    job: { published: 'Job published', unpublished: 'Job unpublished' },
    candidate: { created: 'Candidate added', erased: 'Personal data erased' },
    application: { submitted: 'Application submitted' },
    interview: { created: 'Interview opened', 'status-changed': 'Interview status changed' },
    webhook: { test: 'Test event' },
  },
  status: { active: 'Active', off: 'Off', stopped: 'Stopped' },
  stopped: {
    gone: 'The receiver responded with 410 Gone, so nothing is sent anymore.',
    failing: 'The receiver could not be reached for several days, so nothing is sent anymore.',
    action: 'Turn on again',
    done: 'The webhook is active again',
  },
  secret: {
    title: 'Signing secret',
    hint: 'Your program verifies requests with this secret. It is shown only now, so copy it to a safe place.',
    rotated: 'This is the new secret. It is shown only now. The old one stays valid for 24 hours.',
  },
  rotate: {
    action: 'Rotate secret',
    title: 'Create a new secret?',
    detail: 'For 24 hours, requests are signed with both secrets so that you can update your program.',
  },
  test: { action: 'Send test event', done: 'Test event sent' },
  empty: {
    detail:
      'Notify another program when something happens here, such as a job being published or an interview being decided.',
  },
  reason: {
    gone: 'The receiver responded with 410 Gone',
    failing: 'The receiver could not be reached for several days',
  },
  events: {
    WebhookSecretRotated: 'Webhook secret rotated',
    WebhookTested: 'Webhook tested',
    WebhookSwitchedOff: 'Webhook stopped',
    WebhookResendRequested: 'Event resent',
  },
});

export const deliveryEnUs = resourceEnUs({
  ...names['webhook-deliveries'],
  fields: { createdAt: 'Time', type: 'Event', attempts: 'Attempts', answer: 'Response' },
  next: 'Next attempt:',
  payload: 'Payload',
  unsent: 'Nothing has been sent yet.',
  erased: 'The content was erased with the person’s data.',
  resend: 'Resend',
  resent: 'Event resent',
  status: { pending: 'Pending', delivered: 'Delivered', failed: 'Failed', cancelled: 'Canceled' },
  empty: {
    detail: 'Deliveries of this event appear here and are kept for 30 days.',
  },
  attempt: {
    number: 'Attempt {{number}}',
    answered: 'response {{status}}',
    duration: '{{duration}} ms',
    requestHeaders: 'Request headers',
    responseHeaders: 'Response headers',
    responseBody: 'Response',
    fault: {
      'address-private': 'refused: private address',
      timeout: 'no response in time',
      connection: 'could not connect',
      'secret-missing': 'no secret: rotate it',
    },
  },
});

export const webhookProblemEnUs = {
  'address-private': 'This address belongs to a private network. Enter one that can be reached from the internet',
  'already-exists': 'This record already exists.',
  'webhook-switched-off': 'This webhook is off. Turn it on before sending anything.',
};
