/** The tables of the hosted service as far as this server uses them; safe to run at every start. */
export const SCHEMA = `
create schema if not exists auth;
set timezone = 'UTC';

create table if not exists auth.users (
  id uuid primary key,
  aud text not null, role text not null,
  email text not null, email_confirmed_at timestamptz,
  encrypted_password text not null,
  confirmation_sent_at timestamptz, recovery_sent_at timestamptz,
  email_change text not null default '', email_change_sent_at timestamptz,
  email_change_confirm_status smallint not null default 0,
  reauthentication_sent_at timestamptz, last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null, raw_user_meta_data jsonb not null,
  created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default clock_timestamp()
);
create unique index if not exists users_email_key on auth.users (lower(email));

create table if not exists auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null, provider_id text not null, unique (provider_id, provider),
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default clock_timestamp(),
  last_sign_in_at timestamptz
);
create index if not exists identities_user on auth.identities (user_id);

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default clock_timestamp(), refreshed_at timestamptz,
  factor_id uuid, aal text not null default 'aal1'
);
create index if not exists sessions_user on auth.sessions (user_id);
-- Younger than its table: older data directories have it without.
alter table auth.sessions add column if not exists amr jsonb not null default '[]';

create table if not exists auth.refresh_tokens (
  id bigserial primary key,
  user_id uuid not null references auth.users on delete cascade,
  session_id uuid not null references auth.sessions on delete cascade,
  token text not null unique, parent text,
  created_at timestamptz not null default clock_timestamp(),
  revoked boolean not null default false, revoked_at timestamptz
);
create index if not exists refresh_tokens_session on auth.refresh_tokens (session_id);

create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text not null, factor_type text not null, secret text not null,
  status text not null default 'unverified',
  created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default clock_timestamp(),
  last_challenged_at timestamptz
);
create index if not exists mfa_factors_user on auth.mfa_factors (user_id);

create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip_address text not null,
  created_at timestamptz not null default clock_timestamp(), verified_at timestamptz
);

create table if not exists auth.one_time_tokens (
  user_id uuid not null references auth.users on delete cascade,
  token_type text not null, primary key (user_id, token_type),
  token_hash text not null, created_at timestamptz not null default clock_timestamp()
);
create index if not exists one_time_tokens_hash on auth.one_time_tokens (token_hash);

create table if not exists auth.flow_state (
  id bigserial primary key,
  user_id uuid not null references auth.users on delete cascade,
  auth_code text not null unique, authentication_method text not null,
  code_challenge text not null, code_challenge_method text not null,
  created_at timestamptz not null default clock_timestamp(), auth_code_issued_at timestamptz
);

create table if not exists auth.mails (
  id bigserial primary key,
  recipient text not null, subject text not null, body_text text not null, body_html text not null,
  links jsonb not null, sent_at timestamptz not null default clock_timestamp()
);
create index if not exists mails_recipient on auth.mails (lower(recipient));
`
