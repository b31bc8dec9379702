import { triggerEnUs } from '#admin-ui/automation/event-action/event-action.en-us';
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
    trigger: 'Trigger',
    eventActionId: 'Event action',
    eventActionRunId: 'Event action run',
    deliveryIds: 'Deliveries',
    pausedAt: 'Paused since',
    replay: 'Replay',
    replayId: 'Replay',
    since: 'Since',
    onlyFailed: 'Only what failed',
    deliveries: 'Deliveries',
    restSince: 'The rest since',
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
    'event-action': { triggered: 'Called by an event action' },
    webhook: { test: 'Test event' },
  },
  guide: {
    title: 'For developers',
    lead: 'What your program receives, how it verifies it, and what its response means.',
    verify: {
      title: 'Verify requests',
      detail:
        'Requests follow Standard Webhooks. Verify the bytes of the body as they came, before anything parses them, with the secret that was shown when the webhook was created.',
      language: 'Language',
      install: 'Install',
      code: 'Code',
    },
    headers: {
      title: 'Headers',
      id: 'ID of the event. It stays the same for every attempt and replay, so keep it to notice repeats.',
      timestamp: 'When this attempt was made, in seconds since 1970.',
      signature: 'One signature per valid secret, separated by spaces. There are two for 24 hours after a rotation.',
      replay: 'ID of the replay, only on events that are sent again by one.',
    },
    answers: {
      title: 'Your response',
      detail: 'Respond within 15 seconds and do slow work afterwards.',
      '2xx': 'Delivered.',
      '410': 'The webhook is turned off and the owners are notified.',
      other:
        'Anything else, including a redirect or no response, is tried again: up to {{attempts}} attempts over three and a half days. Then the webhook is turned off and the owners are notified. Retry-After may ask for more time.',
    },
    events: {
      title: 'Events',
      document: 'Open the AsyncAPI document',
      detail: 'New fields may be added at any time. A change that could break your program raises the version.',
    },
  },
  status: { active: 'Active', paused: 'Paused', off: 'Off', stopped: 'Stopped' },
  pause: {
    action: 'Pause',
    title: 'Pause this webhook?',
    detail: 'Events are held back and sent in order once you resume. Nothing is lost for 30 days.',
    done: 'Webhook paused',
    notice: 'Paused since {{at}}. Events are held for up to {{days}} days and sent once you resume.',
    resume: 'Resume',
    resumed: 'Webhook resumed. Held events are being sent.',
  },
  replay: {
    action: 'Replay events',
    title: 'Replay events',
    detail:
      'Events are sent again under the same IDs and marked as a replay, up to {{count}} at a time. Your program can ignore those it already has.',
    confirm: 'Start replay',
    started: 'Replay started',
    which: {
      label: 'Events to send',
      failed: 'Only deliveries that failed or were canceled',
      all: 'All events, including those from before the webhook existed',
    },
    range: 'Choose a time within the last {{days}} days',
    heading: 'Replay',
    since: { label: 'Since', failed: 'Failed deliveries since {{at}}', all: 'All events since {{at}}' },
    counts: '{{delivered}} of {{total}} delivered, {{failed}} failed.',
    none: 'There was nothing to send.',
    status: { running: 'Running…', finished: 'Every event has been sent.', cancelled: 'Canceled.' },
    held: '{{count}} are on hold until the webhook is resumed.',
    cancel: 'Cancel replay',
    cancelled: 'Replay canceled',
    rest: 'There are more events. Replay again from {{at}} to send them.',
  },
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
  trigger: triggerEnUs,
  test: {
    action: 'Send test event',
    title: 'Test event',
    waiting: 'Waiting for the response. It may take up to 15 seconds.',
  },
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
    WebhookResendsRequested: 'Events resent',
    WebhookCalled: 'Webhook called by an event action',
    WebhookPaused: 'Webhook paused',
    WebhookResumed: 'Webhook resumed',
    WebhookReplayStarted: 'Replay started',
    WebhookReplayCancelled: 'Replay canceled',
    WebhookReplayFinished: 'Replay finished',
  },
});

export const deliveryEnUs = resourceEnUs({
  ...names['webhook-deliveries'],
  fields: { createdAt: 'Time', type: 'Event', attempts: 'Attempts', answer: 'Response', replayId: 'Replay' },
  lastReplay: 'Last replay',
  next: 'Next attempt:',
  payload: 'Payload',
  unsent: 'Nothing has been sent yet.',
  erased: 'The content was erased with the person’s data.',
  resend: 'Resend',
  resent: 'Resend requested',
  resentMany: 'Resend requested',
  status: { pending: 'Pending', held: 'On hold', delivered: 'Delivered', failed: 'Failed', cancelled: 'Canceled' },
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
  'webhook-replay-running': 'A replay of this webhook is already running.',
  'replay-since-invalid': 'Choose a time within the last 90 days.',
};
