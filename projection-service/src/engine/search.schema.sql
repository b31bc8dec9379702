-- Row-level security keeps the trigram operators from their index, so text search asks as the projector and takes its company
-- from the same setting as the policies do. Answers the ids of one page in order, each with the number of rows found
-- (at most `most`); one row with a null id when the page is empty.
create or replace function read.search(
  relation text, patterns text[], filters jsonb, sort text, descending boolean, skip int, take int, most int
) returns table (id uuid, total bigint)
language plpgsql stable security definer
set search_path = read, public, pg_temp
as $$
declare
  -- Up to this many are sorted; of more, the index of the sort finds a page sooner.
  few constant int := 2000;
  direction constant text := case when descending then 'desc' else 'asc' end;
  condition text;
  counted bigint;
begin
  condition := format('t.tenant_id = %L::uuid', nullif(current_setting('onrecord.tenant', true), ''));
  condition := condition || coalesce(
    (select string_agg(format(' and t.search like %L', pattern), '') from unnest(patterns) as pattern), '');
  condition := condition || coalesce(
    (select string_agg(format(' and t.%I = %L', key, value), '') from jsonb_each_text(filters)), '');

  return query execute format(
    'with found as materialized (select t.id, t.%1$I as rank from read.%2$I t where %3$s limit %4$s),
       n as (select count(*) as n from found),
       page as (select f.id, row_number() over (order by f.rank %5$s, f.id %5$s) as place
         from found f, n where n.n < %4$s order by place offset %6$s limit %7$s)
     select page.id, n.n from n left join page on true where n.n < %4$s order by page.place',
    sort, relation, condition, few, direction, skip, take);
  if found then return; end if;

  execute format('select count(*) from (select from read.%I t where %s limit %s) x', relation, condition, most)
    into counted;
  return query execute format(
    'select p.id, %6$s::bigint from (select null::uuid) z left join
       (select t.id, row_number() over (order by t.%1$I %2$s, t.id %2$s) as place from read.%3$I t where %4$s
        order by t.%1$I %2$s, t.id %2$s offset %5$s limit %7$s) p on true order by p.place',
    sort, direction, relation, condition, skip, counted, take);
end
$$;
revoke execute on function read.search from public;
grant execute on function read.search to onrecord_reader;
