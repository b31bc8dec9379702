import { describe, expect, it } from 'vitest';
import { HeaderPart, type RequestParts, requestDefaults } from './webhook.entity.ts';
import { composeRequest, requestFaults } from './webhook.request.ts';

const url = 'https://payroll.example/hooks/?key=1';
const payload = '{"type":"job.published"}';
const parts = (said: Partial<RequestParts>): RequestParts => ({ ...requestDefaults, url, ...said });
const compose = (
  said: Partial<RequestParts>,
  values: Record<string, string> = {},
  secrets = new Map<string, string>(),
) => composeRequest(parts(said), { values, payload, secrets });
const header = (said: Partial<HeaderPart>): HeaderPart => ({
  name: 'X-Own',
  value: '',
  isSecret: false,
  secretId: null,
  ...said,
});
const hostile = 'a"b\\c\r\nX-Evil: 1/../é Łódź &?#%00 {"x":1}\u2028</script>';

describe('a request', () => {
  it('given nothing of its own, when composed, then it is a POST of the payload to the url', () => {
    expect(compose({})).toEqual({ method: 'POST', url, headers: {}, body: payload, missing: [] });
  });

  it('given tags in every part, when composed, then values stand in their place, and fallbacks where there is none', () => {
    const request = compose(
      {
        method: 'PUT',
        path: '/people/{{ candidate.email }}/{{ job.title | default: "no job" }}',
        query: [{ name: 'first name', value: '{{ candidate.first_name }}' }],
        headers: [header({ value: 'v-{{ event.id }}' })],
        body: '{"to": "{{ event.status }}", "who": ["{{ candidate.last_name | default: "nobody" }}"]}',
      },
      {
        'candidate.email': 'ada@mail.example',
        'candidate.first_name': 'Ada B',
        'event.id': '7',
        'event.status': 'approved',
      },
    );
    expect(request).toEqual({
      method: 'PUT',
      url: 'https://payroll.example/hooks/people/ada%40mail.example/no%20job?key=1&first+name=Ada+B',
      headers: { 'x-own': 'v-7' },
      body: '{"to": "approved", "who": ["nobody"]}',
      missing: [],
    });
    expect(compose({ path: '{{ candidate.city }}', body: '{"a":"{{ job.title }}"}' }).missing).toEqual([
      'candidate.city',
      'job.title',
    ]);
  });

  it('given a hostile value, when composed, then it stays where it stands: no other header, host, segment, parameter or field', () => {
    const values = { 'candidate.first_name': hostile };
    const tag = '{{ candidate.first_name }}';
    const request = compose(
      {
        path: `/a/${tag}/z`,
        query: [{ name: 'q', value: tag }],
        headers: [header({ value: tag })],
        body: `{"n":"${tag}"}`,
      },
      values,
    );
    const sent = new URL(request.url);
    expect([sent.host, sent.pathname.split('/').length]).toEqual(['payroll.example', 5]);
    expect(decodeURIComponent(sent.pathname.split('/')[3] ?? '')).toBe(hostile);
    expect([...sent.searchParams.keys()]).toEqual(['key', 'q']);
    expect(Object.keys(request.headers)).toEqual(['x-own']);
    expect(request.headers['x-own']).not.toMatch(/[\r\n\u2028]/);
    expect(JSON.parse(request.body)).toEqual({ n: hostile });
  });

  it.each(['..', '.', '%2e%2e'])('given the value %s in a path, when composed, then it leads nowhere else', (value) => {
    const { pathname } = new URL(
      compose({ path: '/a/{{ candidate.first_name }}/b' }, { 'candidate.first_name': value }).url,
    );
    expect(pathname.split('/')).toHaveLength(5);
    expect(pathname.startsWith('/hooks/a/')).toBe(true);
  });

  it('given a secret header, when composed, then its value is what is kept under its id, and no tag', () => {
    const secretId = '018f6a10-0000-7000-8000-0000000000b1';
    const own = header({ name: 'Authorization', isSecret: true, secretId });
    expect(compose({ headers: [own] }, {}, new Map([[secretId, 'Bearer {{ x']])).headers).toEqual({
      authorization: 'Bearer {{ x',
    });
  });
});

describe('the parts of a request', () => {
  const faults = (said: Partial<RequestParts>) =>
    requestFaults(parts(said)).map(({ field, code, names }) => [field, code, ...(names ?? [])]);

  it('given tags that nobody knows or no tags at all, when judged, then each is named where it stands', () => {
    expect(
      faults({
        path: '{{ candidate.shoe }}',
        query: [{ name: 'a', value: '{{ user.shoe }}' }],
        headers: [header({ value: '{{ candidate.email' })],
        body: '{"a":"{{ training.shoe }}"}',
      }),
    ).toEqual([
      ['path', 'mail-tag-unknown', 'candidate.shoe'],
      ['query.0.value', 'mail-tag-unknown', 'user.shoe'],
      ['headers.0.value', 'mail-tag-broken'],
      ['body', 'mail-tag-unknown', 'training.shoe'],
    ]);
  });

  it.each(['{"a": {{ candidate.email }}}', 'hello', '{"a":"\\{{ candidate.email }}"}', '{"a":1,}'])(
    'given the body %s, when judged, then it is no JSON once tags have values',
    (body) => expect(faults({ body })).toEqual([['body', 'webhook-body-invalid']]),
  );

  it('given one header twice or a secret without a value, when judged, then it is named', () => {
    expect(
      faults({ headers: [header({}), header({ name: 'x-OWN' }), header({ name: 'Key', isSecret: true })] }),
    ).toEqual([
      ['headers.1.name', 'header-repeated'],
      ['headers.2.value', 'header-secret-missing'],
    ]);
  });

  it.each([
    ['Host', 'header-name-reserved'],
    ['content-length', 'header-name-reserved'],
    ['Transfer-Encoding', 'header-name-reserved'],
    ['Connection', 'header-name-reserved'],
    ['Webhook-Signature', 'header-name-reserved'],
    ['webhook-anything', 'header-name-reserved'],
    ['X Own', 'header-name-invalid'],
    ['X-Own\r\nX-Evil', 'header-name-invalid'],
    ['Ünder', 'header-name-invalid'],
    [':path', 'header-name-invalid'],
  ])('given the header %j, when written, then it is %s', (name, code) => {
    const { error } = HeaderPart.safeParse(header({ name, value: 'x' }));
    expect(error?.issues.map(({ message }) => message)).toEqual([code]);
  });

  it.each(['a\r\nX-Evil: 1', 'a\nb', 'a\u0000b', 'a\u2028b'])(
    'given the value %j of a header, when written, then it is refused',
    (value) => {
      expect(HeaderPart.safeParse(header({ value })).success).toBe(false);
    },
  );
});
