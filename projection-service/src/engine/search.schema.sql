-- Row-level security keeps the text operators from their index, so text search asks as the projector and takes its company
-- from the same setting as the policies do. The same security keeps statistics of text from the planner, which then takes
-- every search for a rare one: so this counts first and decides by itself which way to go.

-- The words of a text as the word index has them: each with its company before it, so that no company's words make another's
-- search dearer, and a large company's rows need not be read to leave out the others'.
create or replace function read.words_of(tenant_id uuid, search text) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array_remove(string_to_array(replace(search, ' ', ' ' || tenant_id::text || '.'), ' '), ''));

-- The helpers of an earlier version may have taken other arguments.
do $$
declare helper regprocedure;
begin
  for helper in select oid from pg_proc
    where pronamespace = 'read'::regnamespace and proname in ('by_walk', 'by_scan', 'found_page')
  loop execute 'drop function ' || helper; end loop;
end $$;

-- Runs a statement by the index that has its order, asking for the words of each row on the way.
create function read.by_walk(statement text) returns setof uuid
language plpgsql
set enable_bitmapscan = off set enable_seqscan = off set enable_sort = off
as $$ begin return query execute statement; end $$;
revoke execute on function read.by_walk from public;

-- Counts by reading the words as they lie.
create function read.by_scan(statement text) returns bigint
language plpgsql
set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$ declare counted bigint; begin execute statement into counted; return counted; end $$;
revoke execute on function read.by_scan from public;

-- One page of the rows that `matching` (over s, the words) and `wanted` (over t, the rows) find: ids in order, each with the number
-- of rows found, at most `most` where these are many; a null id where the page is empty. No row at all when nothing is found.
-- `indexed` says the same as `matching` in the words of an index: asked of a row that is read anyway it costs ten times as much.
create function read.found_page(
  relation text, indexed text, matching text, wanted text, is_filtered boolean, sort text, direction text, skip int, take int, most int, few bigint
) returns table (id uuid, total bigint)
language plpgsql rows 25
as $$
declare
  words constant text := relation || '_words';
  -- Pages of the sample; about 1,300 rows.
  sample_pages constant int := 16;
  pages constant bigint := greatest(pg_relation_size(format('read.%I', words)) / 8192, 1);
  -- Share of the words from which on reading them as they lie counts sooner than their index.
  very_common constant float8 := 0.02;
  joined constant text := format(
    'read.%I s join read.%I t on t.tenant_id = s.tenant_id and t.id = s.id where %s and ', words, relation, wanted);
  counted_in constant text := case when is_filtered then joined else format('read.%I s where ', words) end;
  counting constant text := 'select count(*) from (select from %s limit %s) x';
  sampled bigint;
  found_in_sample bigint;
  is_very_common boolean;
  counted bigint;
begin
  execute format('select count(*), count(*) filter (where %s) from read.%I s tablesample system (%s) repeatable (0)',
    matching, words, least(100, 100.0 * sample_pages / pages)) into sampled, found_in_sample;
  is_very_common := found_in_sample >= few or (found_in_sample > very_common * sampled and pages > sample_pages);
  if not is_very_common then
    execute format(counting, format('read.%I s where %s', words, indexed), few) into counted;
    if counted < few then
      return query execute format(
        'with found as materialized (select t.id, t.%I as rank from %s),
           page as (select f.id, row_number() over (order by f.rank %3$s, f.id %3$s) as ordinal
             from found f order by ordinal offset %4$s limit %5$s)
         select page.id, n.n from (select count(*) as n from found) n left join page on true
         where n.n > 0 order by page.ordinal',
        sort, joined || indexed, direction, skip, take);
      return;
    end if;
  end if;

  if is_very_common then
    counted := read.by_scan(format(counting, counted_in || matching, most));
  else
    execute format(counting, counted_in || indexed, most) into counted;
  end if;
  return query select walked, counted from read.by_walk(format(
    'select t.id from read.%I t where %s
       and (select %s from read.%I s where s.tenant_id = t.tenant_id and s.id = t.id)
     order by t.%I %s, t.id %s offset %s limit %s',
    relation, wanted, matching, words, sort, direction, direction, skip, take)) as walked;
  if not found and counted > 0 then
    return query select null::uuid, counted;
  end if;
end
$$;
revoke execute on function read.found_page from public;

-- SQL of one comparison of a filter.
create or replace function read.comparison_of(alias text, name text, operator text, value jsonb) returns text
language sql immutable parallel safe
return case jsonb_typeof(value)
  when 'array' then format(case operator when '<>' then ' and %I.%I not in (%s)'
    when 'not any' then ' and (%I.%I in (%s)) is not true' else ' and %I.%I in (%s)' end, alias, name,
    (select string_agg(quote_literal(one), ', ') from jsonb_array_elements_text(value) as one))
  else format(' and %I.%I %s %L', alias, name, case operator when '>=' then '>=' when '<=' then '<=' when '~~' then '~~' when '@>' then '@>' else '=' end, value #>> '{}')
end;

-- Looks for words that begin with those of the patterns (`%word%`); where there is none, for the patterns anywhere, among the rows
-- that hold to the filters: `[{"name": column, "operator": =, >=, <=, ~~ (is like) or @> (a list that holds it), "value": one or an array of which any, with <> none, with `not any` none or nothing}]`, or, where "via"
-- is another table, those that it names in its column "row" where it holds all of "value", filters too, or, where "texts" is a table of
-- schema access, those whose column "of" is named in its "row" with words that "value" asks for, of any company or, where it says in
-- "ofCompany" whose a text is alone, of that one. Answers as
-- read.found_page, with one row of nothing where nothing is found.
create or replace function read.search(
  relation text, patterns text[], filters jsonb, sort text, descending boolean, skip int, take int, most int
) returns table (id uuid, total bigint)
language plpgsql volatile security definer rows 25
set search_path = read, public, pg_temp set max_parallel_workers_per_gather = 0
as $$
declare
  company constant text := nullif(current_setting('onrecord.tenant', true), '');
  tenant constant text := quote_nullable(company);
  direction constant text := case when descending then 'desc' else 'asc' end;
  wanted text;
  indexed text;
  matching text;
  held bigint;
  few bigint;
begin
  select format('t.tenant_id = %s::uuid', tenant) || coalesce(string_agg(case
      when via is not null then format(
        ' and exists (select from read.%I h where h.tenant_id = t.tenant_id and h.%I = t.id%s)', via, "row",
        (select string_agg(read.comparison_of('h', name, operator, value), '')
           from jsonb_to_recordset(value) as held(name text, operator text, value jsonb)))
      when texts is not null then format(
        ' and (select true from access.%I h where h.%I = t.%I and h.%I @@ %L::tsquery%s limit 1)', texts, "row", "of", f.name, value #>> '{}',
        case when "ofCompany" is not null then format(' and (h.%1$I is null or h.%1$I = t.tenant_id)', "ofCompany") else '' end)
      else read.comparison_of('t', f.name, f.operator, f.value)
    end, ''), '')
    into wanted from jsonb_to_recordset(filters) as f(name text, operator text, value jsonb, via text, "row" text, texts text, "of" text, "ofCompany" text);
  -- A row found by its words costs 5 blocks, one passed on the way along the sort 4. Of `held` rows, `few` matches cost as much
  -- as walking to the end of the page between so many.
  execute format('select n from read.%I where tenant_id = %s::uuid and key = ''''', relation || '_count', tenant) into held;
  few := greatest(1000, sqrt(0.8 * (skip + take) * coalesce(held, 0)));

  select format('s.tenant_id = %s::uuid and read.words_of(s.tenant_id, s.search) @@ %L::tsquery', tenant,
    string_agg(quote_literal(company || '.' || btrim(pattern, '% ')) || ':*', ' & ')),
    format('s.tenant_id = %s::uuid', tenant) || string_agg(format(' and s.search like %L', '% ' || ltrim(pattern, '% ')), '')
    into indexed, matching from unnest(patterns) as pattern;
  return query select * from read.found_page(
    relation, indexed, matching, wanted, filters <> '[]', sort, direction, skip, take, most, few);
  if found then return; end if;

  select format('s.tenant_id = %s::uuid', tenant) || string_agg(format(' and s.search like %L', pattern), '')
    into matching from unnest(patterns) as pattern;
  return query select * from read.found_page(
    relation, matching, matching, wanted, filters <> '[]', sort, direction, skip, take, most, few);
  if not found then
    return query select null::uuid, 0::bigint;
  end if;
end
$$;
revoke execute on function read.search from public;
grant execute on function read.search to onrecord_reader;
