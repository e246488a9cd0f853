// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// What the module needs of a Safe 1.4.1.
interface ISafe {
    function isModuleEnabled(address module) external view returns (bool);
    function execTransactionFromModuleReturnData(address to, uint256 value, bytes memory data, uint8 operation)
        external
        returns (bool success, bytes memory returned);
}

/// Lets a key act for a Safe within bounds that the chain enforces: amounts per period, contracts with functions, and an end. It is a
/// module of the Safe and the delegation manager of ERC-7710. Only the Safe itself grants, and it alone revokes, by a call or by a signature.
/// What is not granted is refused.
/// The contract has no owner, cannot be changed, and holds nothing.
contract SessionModule is ReentrancyGuard, EIP712 {
    /// How much of a token, or of the native coin (the zero address), may leave in a period.
    struct Limit {
        address token;
        uint256 amount;
        /// In seconds, counted from the grant. Zero: the amount holds for the whole life of the session.
        uint48 period;
    }

    /// A function of a contract that the key may call.
    struct Allowed {
        address target;
        bytes4 selector;
    }

    struct Session {
        address account;
        address key;
        /// Seconds since 1970. At `expiry` itself the session is over.
        uint48 start;
        uint48 expiry;
        bool isRevoked;
    }

    /// What left in the period that is counted.
    struct Spent {
        uint256 amount;
        uint256 period;
    }

    uint256 public constant maxLimits = 4;
    uint256 public constant maxAllowed = 8;
    uint48 public constant maxLife = 366 days;
    /// The entry point of ERC-4337 0.7, which keeps deposits of accounts.
    address private constant entryPoint = 0x0000000071727De22E5E9d8BAf0edAc6f37da032;

    bytes32 private constant revocation = keccak256("Revocation(address account,bytes32 id)");

    mapping(address account => uint256) public countOf;
    mapping(bytes32 id => Session) private sessions;
    mapping(bytes32 id => Limit[]) private limitsOf;
    mapping(bytes32 id => Allowed[]) private allowedOf;
    mapping(bytes32 id => mapping(address token => Spent)) private spentOf;

    event Granted(
        address indexed account, bytes32 indexed id, address indexed key, uint48 expiry, Limit[] limits, Allowed[] allowed
    );
    event Redeemed(bytes32 indexed id, address indexed target, uint256 value, bytes4 selector);
    event Revoked(address indexed account, bytes32 indexed id);

    error BadKey();
    error BadExpiry();
    error BadLimit(address token);
    error BadTarget(address target);
    error BadFunction(bytes4 selector);
    error NothingGranted();
    error TooMuch();
    error BadCall();
    error ModeUnsupported(bytes32 mode);
    error NotGranted(bytes32 id);
    error BadSignature();
    error Over(bytes32 id);
    error AboveLimit(address token, uint256 amount, uint256 left);
    error TransferFailed();

    constructor() EIP712("Foyer sessions", "1") {}

    /// Gives a key the right to act for the caller. Only an account that enabled this module has a use for it.
    function grant(address key, uint48 expiry, Limit[] calldata limits, Allowed[] calldata allowed)
        external
        returns (bytes32 id)
    {
        if (key == address(0) || key == msg.sender || key == address(this)) revert BadKey();
        if (expiry <= block.timestamp || expiry > block.timestamp + maxLife) revert BadExpiry();
        if (limits.length == 0 && allowed.length == 0) revert NothingGranted();
        if (limits.length > maxLimits || allowed.length > maxAllowed) revert TooMuch();
        id = idOf(msg.sender, countOf[msg.sender]++);
        sessions[id] = Session(msg.sender, key, uint48(block.timestamp), expiry, false);
        for (uint256 i; i < limits.length; i++) {
            _checkLimit(msg.sender, limits, i);
            limitsOf[id].push(limits[i]);
        }
        for (uint256 i; i < allowed.length; i++) {
            _checkAllowed(msg.sender, allowed[i], limits);
            allowedOf[id].push(allowed[i]);
        }
        emit Granted(msg.sender, id, key, expiry, limits, allowed);
    }

    /// Takes a session back, for ever. Only the account that granted it does.
    function revoke(bytes32 id) external {
        if (sessions[id].account != msg.sender) revert NotGranted(id);
        _revoke(msg.sender, id);
    }

    /// Takes a session back, for ever, by what its account signed (EIP-712, checked by the account itself, ERC-1271): so that the account
    /// needs neither coin nor transaction. Anybody brings it. A second time changes nothing.
    function revokeFor(bytes32 id, bytes calldata signature) external {
        address account = sessions[id].account;
        if (account == address(0)) revert NotGranted(id);
        bytes32 signed = _hashTypedDataV4(keccak256(abi.encode(revocation, account, id)));
        if (!SignatureChecker.isValidERC1271SignatureNowCalldata(account, signed, signature)) revert BadSignature();
        _revoke(account, id);
    }

    /// ERC-7710. Each context is the id of a session of the caller, each mode that of one call that reverts as a whole (ERC-7579), each
    /// execution the packed target, value and data. All take place, or none.
    function redeemDelegations(bytes[] calldata contexts, bytes32[] calldata modes, bytes[] calldata executions)
        external
        nonReentrant
    {
        if (contexts.length != modes.length || contexts.length != executions.length) revert BadCall();
        for (uint256 i; i < contexts.length; i++) {
            if (modes[i] != bytes32(0)) revert ModeUnsupported(modes[i]);
            if (contexts[i].length != 32 || executions[i].length < 52) revert BadCall();
            _redeem(bytes32(contexts[i]), executions[i]);
        }
    }

    /// The account's session by its number, from zero to `countOf`.
    function idOf(address account, uint256 number) public view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), account, number));
    }

    /// A session as it was granted, with what is left of each limit now. The account is zero where there is none.
    function read(bytes32 id)
        external
        view
        returns (Session memory session, Limit[] memory limits, Allowed[] memory allowed, uint256[] memory left)
    {
        session = sessions[id];
        limits = limitsOf[id];
        allowed = allowedOf[id];
        left = new uint256[](limits.length);
        for (uint256 i; i < limits.length; i++) (left[i],) = _left(id, limits[i], session.start);
    }

    function _revoke(address account, bytes32 id) private {
        sessions[id].isRevoked = true;
        emit Revoked(account, id);
    }

    function _redeem(bytes32 id, bytes calldata execution) private {
        Session memory session = sessions[id];
        if (session.key != msg.sender) revert NotGranted(id);
        if (session.isRevoked || block.timestamp >= session.expiry) revert Over(id);
        address target = address(bytes20(execution[:20]));
        uint256 value = uint256(bytes32(execution[20:52]));
        bytes calldata data = execution[52:];
        // Checked again at each call: an account may have enabled another module since.
        if (_isKeptFrom(session.account, target)) revert BadTarget(target);
        // Less than a selector reaches the fallback of a contract, which is none of the functions that were granted.
        if (data.length > 0 && data.length < 4) revert BadCall();
        bytes4 selector = data.length == 0 ? bytes4(0) : bytes4(data[:4]);
        if (value > 0 || data.length == 0) _spend(id, address(0), value, session.start);
        bool isTransfer = _isLimited(id, target);
        if (isTransfer) {
            // Of a token that has a limit, amounts are counted, so it takes what can be counted and nothing else.
            if (value > 0 || data.length != 68 || selector != IERC20.transfer.selector) revert BadFunction(selector);
            _spend(id, target, uint256(bytes32(data[36:68])), session.start);
        } else if (data.length > 0 && !_isAllowed(id, target, selector)) {
            revert BadFunction(selector);
        }
        emit Redeemed(id, target, value, selector);
        _execute(session.account, target, value, data, isTransfer);
    }

    function _execute(address account, address target, uint256 value, bytes calldata data, bool isTransfer) private {
        // Zero: a call, and never code that runs as the account.
        (bool success, bytes memory returned) =
            ISafe(account).execTransactionFromModuleReturnData(target, value, data, 0);
        if (!success) {
            assembly ("memory-safe") {
                revert(add(returned, 32), mload(returned))
            }
        }
        // Old tokens answer nothing. Others answer whether they did it.
        if (isTransfer && returned.length > 0 && (returned.length != 32 || bytes32(returned) != bytes32(uint256(1)))) {
            revert TransferFailed();
        }
    }

    /// Counted before anything is called.
    function _spend(bytes32 id, address token, uint256 amount, uint48 start) private {
        Limit[] storage limits = limitsOf[id];
        for (uint256 i; i < limits.length; i++) {
            if (limits[i].token != token) continue;
            (uint256 left, uint256 period) = _left(id, limits[i], start);
            if (amount > left) revert AboveLimit(token, amount, left);
            spentOf[id][token] = Spent(limits[i].amount - left + amount, period);
            return;
        }
        revert AboveLimit(token, amount, 0);
    }

    function _left(bytes32 id, Limit memory limit, uint48 start) private view returns (uint256 left, uint256 period) {
        period = limit.period == 0 ? 0 : (block.timestamp - start) / limit.period;
        Spent memory spent = spentOf[id][limit.token];
        left = spent.period == period ? limit.amount - spent.amount : limit.amount;
    }

    function _isLimited(bytes32 id, address target) private view returns (bool) {
        if (target == address(0)) return false;
        Limit[] storage limits = limitsOf[id];
        for (uint256 i; i < limits.length; i++) {
            if (limits[i].token == target) return true;
        }
        return false;
    }

    function _isAllowed(bytes32 id, address target, bytes4 selector) private view returns (bool) {
        Allowed[] storage allowed = allowedOf[id];
        for (uint256 i; i < allowed.length; i++) {
            if (allowed[i].target == target && allowed[i].selector == selector) return true;
        }
        return false;
    }

    /// The account itself, its modules and the entry point: through these a key could make itself owner, or take a deposit.
    function _isKeptFrom(address account, address target) private view returns (bool) {
        return target == account || target == address(this) || target == entryPoint
            || ISafe(account).isModuleEnabled(target);
    }

    function _checkLimit(address account, Limit[] calldata limits, uint256 at) private view {
        address token = limits[at].token;
        if (limits[at].amount == 0) revert BadLimit(token);
        if (token != address(0) && (token.code.length == 0 || _isKeptFrom(account, token))) revert BadTarget(token);
        for (uint256 i; i < at; i++) {
            if (limits[i].token == token) revert BadLimit(token);
        }
    }

    function _checkAllowed(address account, Allowed calldata allowed, Limit[] calldata limits) private view {
        address target = allowed.target;
        if (target.code.length == 0 || _isKeptFrom(account, target)) revert BadTarget(target);
        if (_movesTokens(allowed.selector)) revert BadFunction(allowed.selector);
        // A function of a limited token could go around its limit.
        for (uint256 i; i < limits.length; i++) {
            if (limits[i].token == target) revert BadTarget(target);
        }
    }

    /// The functions of the token standards that send, or let others send: these have no limit as a function, so they are not granted as one.
    function _movesTokens(bytes4 selector) private pure returns (bool) {
        return selector == IERC20.transfer.selector || selector == IERC20.transferFrom.selector
            || selector == IERC20.approve.selector
            // increaseAllowance(address,uint256)
            || selector == 0x39509351
            // setApprovalForAll(address,bool), of ERC-721 and ERC-1155
            || selector == 0xa22cb465
            // safeTransferFrom(address,address,uint256) and with bytes, of ERC-721
            || selector == 0x42842e0e || selector == 0xb88d4fde
            // safeTransferFrom and safeBatchTransferFrom of ERC-1155
            || selector == 0xf242432a || selector == 0x2eb2c2d6
            // send(address,uint256,bytes) and authorizeOperator(address), of ERC-777
            || selector == 0x9bd9bbc6 || selector == 0x959b8c3f
            // transferAndCall and approveAndCall, each with and without bytes, of ERC-1363
            || selector == 0x1296ee62 || selector == 0x4000aea0 || selector == 0x3177029f || selector == 0xcae9ca51
            // transferFromAndCall, with and without bytes
            || selector == 0xd8fbe994 || selector == 0xc1d34b89
            // transfer, transferFrom and approve with an id, and setOperator(address,bool), of ERC-6909
            || selector == 0x095bcdb6 || selector == 0xfe99049a || selector == 0x426a8493 || selector == 0x558a7297
            // approve(address,address,uint160,uint48), of Permit2
            || selector == 0x87517c45;
    }
}
