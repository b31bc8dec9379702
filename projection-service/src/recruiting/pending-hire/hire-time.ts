/** Hires, each with the course of the interview that it follows: rows `h` and `c` of the company `$1`. */
export const HIRED = `read.pending_hire h
  left join read.interview_course c on c.tenant_id = h.tenant_id and c.id = h.interview_id
  where h.tenant_id = $1 and h.status = 'hired'`;

/** How many, and the seconds in the middle of all from the application, or where there was none from the beginning of the hire, to the hire. */
export const HIRE_TIMES = `count(*), round(percentile_cont(0.5) within group (
  order by extract(epoch from h.hired_at - coalesce(c.started_at, h.created_at))))`;
