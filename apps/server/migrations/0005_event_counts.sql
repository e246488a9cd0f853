CREATE TABLE "event_counts" (
	"project_id" text NOT NULL,
	"day" date NOT NULL,
	"what" text NOT NULL,
	"name" text NOT NULL,
	"count" bigint NOT NULL,
	"last" timestamp with time zone NOT NULL,
	CONSTRAINT "event_counts_project_id_day_what_name_pk" PRIMARY KEY("project_id","day","what","name")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL
);

--> statement-breakpoint
-- What was kept before counts were.
insert into event_counts (project_id, day, what, name, count, last)
select project_id, (received_at at time zone 'UTC')::date, what, left(name, 80), count(*), max(received_at)
from events
cross join lateral (values
	(case event when 'MODAL_OPEN' then 'opened' when 'SELECT_WALLET' then 'chosen' when 'CONNECT_SUCCESS' then 'connected' end, ''),
	(case event when 'SELECT_WALLET' then 'wallet chosen' when 'CONNECT_SUCCESS' then 'wallet connected' end, properties->>'name'),
	(case when event in ('CONNECT_SUCCESS', 'SWITCH_NETWORK') then 'network' end, coalesce(properties->>'caipNetworkId', properties->>'network')),
	(case when kind = 'error' or event = 'CONNECT_ERROR' then 'error' end, coalesce(properties->>'errorType', event))
) as counted (what, name)
where what is not null and name is not null
group by 1, 2, 3, 4;
