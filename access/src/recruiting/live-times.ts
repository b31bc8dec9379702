/**
 * Times of the company at which some of these people are busy with another live interview: `$1` company, `$2` people, `$3` the
 * live interview itself, `$4` and `$5` from when to when, `$6` now.
 */
export const BUSY = `select 1 from access.live_time
  where tenant_id = $1 and interviewer_ids && $2::uuid[] and live_interview_id <> $3
    and starts_at < $5 and ends_at > $4 and (held_until is null or held_until > $6) limit 1`;
