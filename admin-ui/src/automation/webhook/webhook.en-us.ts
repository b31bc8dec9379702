import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const webhookEnUs = resourceEnUs({
  name_one: 'Webhook',
  name_other: 'Webhooks',
  facts: 'Webhook',
  fields: {
    event: 'Event',
    url: 'URL',
    active: 'Active',
    offReason: 'Switched off because',
    reason: 'Reason',
    deliveryId: 'Delivery',
  },
  hints: {
    url: 'Each event is sent here as a signed POST request.',
    active: 'While this is off, nothing is sent.',
  },
  event: {
    job: { published: 'Job published', unpublished: 'Job unpublished' },
    candidate: { created: 'Candidate added', erased: 'Person erased' },
    application: { submitted: 'Application submitted' },
    interview: { created: 'Interview opened', 'status-changed': 'Interview status changed' },
    webhook: { test: 'Test event' },
  },
  status: { active: 'Active', off: 'Off', stopped: 'Stopped' },
  stopped: {
    gone: 'The receiver answered that it is gone (410), so nothing is sent any more.',
    failing: 'The receiver could not be reached for days, so nothing is sent any more.',
    action: 'Switch on again',
    done: 'The webhook is active again',
  },
  secret: {
    title: 'Signing secret',
    hint: 'Your program verifies requests with this secret. It is shown only now: copy it to a safe place.',
    rotated: 'This is the new secret, shown only now. The old one stays valid beside it for 24 hours.',
  },
  rotate: {
    action: 'Rotate secret',
    title: 'Make a new secret?',
    detail: 'Requests are signed with both secrets for 24 hours, so that your program can change over.',
  },
  test: { action: 'Send test event', done: 'The test event is on its way' },
  empty: {
    detail: 'Tell another program of yours as soon as something happens here: a job published, an interview decided.',
  },
  reason: { gone: 'The receiver answered that it is gone', failing: 'The receiver could not be reached for days' },
  events: {
    WebhookSecretRotated: 'Secret of the webhook rotated',
    WebhookTested: 'Webhook tested',
    WebhookSwitchedOff: 'Webhook stopped',
    WebhookResendRequested: 'Event sent again',
  },
});

export const deliveryEnUs = resourceEnUs({
  name_one: 'Delivery',
  name_other: 'Deliveries',
  fields: { createdAt: 'Time', type: 'Event', attempts: 'Attempts', answer: 'Answer' },
  next: 'Next attempt:',
  payload: 'Payload',
  unsent: 'Nothing has been sent yet.',
  erased: 'What was sent was erased with the person.',
  resend: 'Send again',
  resent: 'The event is sent again',
  status: { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed', cancelled: 'Cancelled' },
  empty: {
    detail: 'When the event happens, what was sent and what came back is kept here for 30 days.',
  },
  attempt: {
    number: 'Attempt {{number}}',
    answered: 'answered {{status}}',
    duration: '{{duration}} ms',
    requestHeaders: 'Request headers',
    responseHeaders: 'Response headers',
    responseBody: 'Response',
    fault: {
      'address-private': 'refused: the address is private',
      timeout: 'no answer in time',
      connection: 'could not be reached',
      'secret-missing': 'there is no secret: rotate it',
    },
  },
});

export const webhookProblemEnUs = {
  'already-exists': 'This record exists already.',
  'webhook-switched-off': 'This webhook is off. Switch it on before you send anything again.',
};
